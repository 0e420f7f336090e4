import { asc, eq } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { publishResult } from '#backend/areas/lotto/settlement/publish-result.ts';
import { kindRate, lottoKind, round } from '#backend/areas/lotto/tables.ts';
import { areas } from '#backend/areas.ts';
import { auditBooks } from '#backend/core/ops/audit/audit.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { plantSealed } from '#backend/testing/plant.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { digitsField, simpleDerivation } from '#rules/lotto/kinds/derivation.ts';
import type { LotteryKind, RoundPlan } from '#rules/lotto/kinds/lottery-kind.ts';
import { addDays, bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

const QUARTER_MS = 15 * 60_000;

/** A round every quarter of an hour from 06:00 to 04:00 of the next day, all on sale from 05:00. */
function roundsOf(drawDate: string): RoundPlan[] {
  return Array.from({ length: 88 }, (_, at) => {
    const closesAt = new Date(instantOf(drawDate, '06:00').getTime() + (at + 1) * QUARTER_MS);
    const resultAt = new Date(closesAt.getTime() + 60_000);
    return { drawDate, number: at + 1, opensAt: instantOf(drawDate, '05:00'), closesAt, resultAt };
  });
}

// The files of this project share their modules: this one loads its own, and leaves none behind.
const toy = vi.hoisted(() => {
  vi.resetModules();
  return { kind: undefined as LotteryKind | undefined };
});
afterAll(() => {
  vi.doUnmock('#rules/lotto/kinds/kinds.ts');
  vi.resetModules();
});
toy.kind = {
  source: 'ทดสอบ',
  readDraw: (value) => {
    const { date, round: number, shot } = Object(value);
    if (!/^\d{4}$/.test(shot)) return { ok: false, problems: ['shot: four digits'] };
    return { ok: true, value: { drawDate: date, number, draw: { date, round: number, shot } } };
  },
  tiers: ({ shot }) => [{ id: 'shot', name: 'ผล', prize: 0, numbers: [String(shot)] }],
  derivation: simpleDerivation(
    [digitsField('shot', 'ผล', 4)],
    { tier: 'shot', at: [1, 2, 3] },
    { tier: 'shot', at: [0, 1] },
  ),
  inShort: ([tier]) => String(tier?.numbers[0]),
  nextRounds: (now) => {
    const today = bangkokDate(now);
    return [addDays(today, -1), today].flatMap(roundsOf).filter(({ closesAt }) => closesAt > now);
  },
  ruleTexts: { sections: [], types: [{ type: 'top_3', wins_when: 'สามตัวท้าย', example: '923' }] },
};

vi.mock('#rules/lotto/kinds/kinds.ts', async (load) => {
  const real = await load<typeof import('#rules/lotto/kinds/kinds.ts')>();
  const find = (code: string) => (code === 'toy' ? toy.kind : real.findKind(code));
  return { findKind: find, kindOf: (code: string) => find(code) ?? real.kindOf(code) };
});

/** The rows of the agent that a kind is made of: what it pays and takes. */
async function addKind({ services }: World): Promise<void> {
  await plantSealed(services, async ({ orm }) => {
    await orm.insert(lottoKind).values({
      kind: 'toy',
      agentId: 31,
      categoryId: 9,
      name: 'หวยทดสอบ',
      description: '',
      position: 9,
      maxLines: 10,
      payoutCap: 10_000_000n,
      cancelMinutes: null,
      cancelsPerDay: 0,
    });
    const limits = { discountBp: 0, minSatang: 100n, maxSatang: 100_000n, maxPerNumberSatang: 100_000n };
    await orm.insert(kindRate).values([
      { kind: 'toy', type: 'top_3', position: 0, rateHundredths: 80_000, ...limits },
      { kind: 'toy', type: 'bottom_2', position: 1, rateHundredths: 9_000, ...limits },
    ]);
  });
}

async function stands(world: World): Promise<Record<string, number[]>> {
  const rows = await world.db.orm
    .select()
    .from(round)
    .where(eq(round.kind, 'toy'))
    .orderBy(asc(round.drawDate), asc(round.number));
  return Object.fromEntries(
    [...Map.groupBy(rows, ({ drawDate, status }) => `${drawDate} ${status}`)].map(([key, own]) => [
      key,
      own.map(({ number }) => number),
    ]),
  );
}

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

test('a kind with 88 rounds a day and a draw of its own runs through the same functions', async () => {
  await using world = await openWorld({ at: '2025-06-20T05:00:00+07:00' });
  const { services } = world;
  await addKind(world);
  await Promise.all([advanceRounds(services), advanceRounds(services)]);
  expect(await stands(world)).toEqual({ '2025-06-20 open': upTo(1, 88) });

  const { token, memberId } = await buildMember(world, { balance: 1_000 });
  const lines = [
    { type: 'top_3', number: '923', amount: 10 },
    { type: 'bottom_2', number: '89', amount: 5 },
    { type: 'bottom_2', number: '98', amount: 5 },
  ];
  const [won, other] = [37, 88].map((number) => `toy-2025-06-20-${number}`);
  const bill = await placeBill(world, token, lines, { roundId: won });
  await placeBill(world, token, lines, { roundId: other });
  await placeBill(world, token, lines, { roundId: 'toy-2025-06-20' });

  world.clock.set('2025-06-20T15:15:01+07:00');
  await advanceRounds(services);
  expect(await stands(world)).toEqual({ '2025-06-20 closed': upTo(1, 37), '2025-06-20 open': upTo(38, 88) });
  const lobby = (await world.call('GET /api/lotto/lobby', {})).body.data?.find(({ kind }) => kind === 'toy');
  expect(lobby).toMatchObject({ round: { round_id: 'toy-2025-06-20-38', status: 'open' }, latest: null });

  const publication = { kind: 'toy', date: '2025-06-20', number: 37, source: 'x', who: 'x' };
  const draw = { date: '2025-06-20', round: 37, shot: '8923' };
  await expect(publishResult(services, { ...publication, draw: { ...draw, round: 36 } })).rejects.toThrow(
    'The draw is of round 36, not of round 37',
  );
  await expect(publishResult(services, { ...publication, draw: { ...draw, shot: '89' } })).rejects.toThrow(
    'shot: four digits',
  );
  expect(await publishResult(services, { ...publication, draw })).toEqual({
    roundId: won,
    outcome: 'published',
    settled: 1,
  });
  const later = await openSession(world, memberId);
  const { body } = await world.call('GET /api/lotto/bill/detail', { bill_id: bill.bill_id }, later);
  expect(body.data?.lines.map(({ status, payout }) => [status, payout])).toEqual([
    ['win', 8_000],
    ['win', 450],
    ['lose', 0],
  ]);
  expect(await balanceOf(world, later)).toBe(1_000 - 60 + 8_450);
  const results = (await world.call('GET /api/lotto/results', { kind: 'toy' })).body.data;
  expect(results).toMatchObject([{ round_id: won, tiers: [{ id: 'shot', numbers: ['8923'] }] }]);
  // A page that ends within a day goes on after its last round.
  for (const number of [2, 9, 12]) {
    const other = { date: draw.date, round: number, shot: `00${10 + number}` };
    await publishResult(services, { ...publication, number, draw: other });
  }
  const pageAfter = async (last: { readonly after?: string }) =>
    (await world.call('GET /api/lotto/results', { kind: 'toy', limit: 2, ...last })).body.data ?? [];
  const first = await pageAfter({});
  const second = await pageAfter({ after: first.at(-1)?.round_id ?? '' });
  expect([...first, ...second].map(({ round_id }) => round_id)).toEqual(
    [37, 12, 9, 2].map((number) => `toy-2025-06-20-${number}`),
  );
  const rule = (await world.call('GET /api/lotto/rule', { round_id: other ?? '' })).body.data;
  expect(rule?.types.map(({ type, example }) => [type, example])).toEqual([['top_3', '923']]);

  // Its day goes on after midnight, and the next one begins with its own first round.
  world.clock.set('2025-06-21T03:59:00+07:00');
  await advanceRounds(services);
  expect((await stands(world))['2025-06-20 open']).toEqual([88]);
  world.clock.set('2025-06-21T05:00:00+07:00');
  await advanceRounds(services);
  expect((await stands(world))['2025-06-21 open']).toEqual(upTo(1, 88));
  // The audit measures a kind by the price list that comes with the program, which has no toy.
  const found = (await auditBooks(world.services, areas)).filter(
    ({ detail }) => !detail.startsWith('toy pays'),
  );
  expect(found).toEqual([]);
});
