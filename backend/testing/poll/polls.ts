import { endPlaced, placeWagers } from '#backend/testing/affiliate/wagers.ts';
import { runOps } from '#backend/testing/ops.ts';
import type { World } from '#backend/testing/world.ts';

const by = { who: 'nok', why: 'a test' };

/** A poll as a file has it: a thousand baht at risk for an answer, three at the most, one prize from the first answer on. */
export const pollFile = {
  id: 7,
  question: 'ทีมไหนจะได้แชมป์',
  image: null,
  opens_at: '2025-06-15T00:00:00+07:00',
  closes_at: '2025-06-20T00:00:00+07:00',
  draws_at: '2025-06-20T00:10:00+07:00',
  counts_from: '2025-06-15T00:00:00+07:00',
  basis: 'stake',
  step: 1_000_00,
  most: 3,
  choices: [
    { text: 'แดง', image: null },
    { text: 'น้ำเงิน', image: null },
    { text: 'เขียว', image: null },
  ],
  prizes: [
    { kind: 'point', amount: 8 },
    { kind: 'credit', amount: 40 },
    { kind: 'point', amount: 8 },
  ],
};

/** Runs a command of polls as an operator would. */
export function pollOps(world: World, verb: string, options: Record<string, string>, yes = true) {
  return runOps(world.services, { command: `poll ${verb}`, options, ...by, yes });
}

export function importPoll(world: World, terms: object = {}) {
  return pollOps(world, 'import', { file: JSON.stringify({ ...pollFile, ...terms }) });
}

/** Puts a poll in place and shows it. */
export async function openPoll(world: World, terms: object = {}): Promise<number> {
  const { id } = { ...pollFile, ...terms };
  for (const { code, lines } of [
    await importPoll(world, terms),
    await pollOps(world, 'open', { poll: String(id) }),
  ])
    if (code !== 0) throw new Error(lines.join('\n'));
  return id;
}

/** A stake at risk of so many baht that has its result; its kind decides how much of it counts. */
export async function stake(world: World, memberId: string, baht: number, kind = 'reels'): Promise<void> {
  const area = kind === 'reels' ? 'games' : 'lotto';
  const one = { area, kind, memberId, satang: BigInt(baht) * 100n, reference: world.services.random.uuid() };
  await placeWagers(world, [one]);
  await endPlaced(world, [one]);
}

export function answer(
  world: World,
  token: string,
  { poll_id = 7, choice_id = 1, key = world.services.random.uuid() } = {},
) {
  return world.call('POST /api/poll/submit', { poll_id, choice_id, idempotency_key: key }, token);
}
