import { createHash, createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { followPolls } from '#backend/areas/poll/draw/follow-clock.ts';
import { answer, openPoll } from '#backend/testing/poll/polls.ts';
import type { World } from '#backend/testing/world.ts';
import { DAY_MS } from '#tests/loyalty-model/member-books.ts';
import type { Player } from '#tests/loyalty-model/player.ts';

const POLL = 7;
const STEP = 1_000_00;
const MOST = 3;
const PRIZE_DAYS = 30;
/** Four hundredths of a percent of what is staked for an answer; a point is worth five satang. */
const BACK_OF_ANSWER = 40;
const prizes = [
  { kind: 'credit', amount: 400, worth: 400 },
  { kind: 'point', amount: 80, worth: 400 },
  { kind: 'credit', amount: 800, worth: 800 },
  { kind: 'credit', amount: 90_000, worth: 90_000 },
] as const;

const iso = (at: number) => new Date(at).toISOString();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Opens the poll of the two weeks, which closes and is drawn before they are over. */
export async function beginPoll(world: World, from: number): Promise<void> {
  const closesAt = from + 12 * DAY_MS;
  await openPoll(world, {
    ...{ id: POLL, opens_at: iso(from), closes_at: iso(closesAt), draws_at: iso(closesAt + 600_000) },
    ...{ counts_from: iso(from), basis: 'stake', step: STEP, most: MOST },
    prizes: prizes.map(({ kind, amount }) => ({ kind, amount })),
  });
}

const phaseOf = async (world: World) =>
  (await world.call('GET /api/poll/winners', { poll_id: POLL })).body.data?.phase;

/** Answers the poll, with the same press twice at once. What has its result at this very instant counts from the next on. */
export async function answerPoll({ world, token, dice, books, now, key }: Player): Promise<void> {
  const asked = { poll_id: POLL, choice_id: dice.below(3) + 1, key: key('answer') };
  const isOpen = (await phaseOf(world)) === 'open';
  const answers = await Promise.all([answer(world, token, asked), answer(world, token, asked)]);
  const allowed = Math.min(MOST, Math.floor(books.staked(0, now) / STEP));
  const due = !isOpen ? 4602 : books.tickets.length < allowed ? 0 : allowed < MOST ? 4604 : 4603;
  for (const { body } of answers) expect(body.error, JSON.stringify(body)).toBe(due);
  if (due !== 0) return;
  const [one, two] = answers.map(({ body }) => body.data?.answer);
  expect(two).toEqual(one);
  books.tickets.push(one?.ticket ?? Number.NaN);
}

/** Whole numbers below a bound as the page of the draw describes them: words of an HMAC times the bound, the upper half. */
function* drawn(seed: string, clientSeed: string): Generator<number, never, number> {
  let bound = yield 0;
  for (let block = 0; ; block += 1) {
    const mac = createHmac('sha256', seed).update(`${clientSeed}:0:${block}`).digest();
    for (let at = 0; at < mac.length; at += 4) {
      const product = BigInt(mac.readUInt32BE(at)) * BigInt(bound);
      const isFair = product % 2n ** 32n >= 2n ** 32n % BigInt(bound);
      if (isFair) bound = yield Number(product >> 32n);
    }
  }
}

/** Closes and draws the poll where its time has come; what the draw gives follows from what is published. */
export async function followPoll(world: World, players: readonly Player[], now: number): Promise<void> {
  const before = await phaseOf(world);
  await Promise.all([followPolls(world.services), followPolls(world.services)]);
  const { data } = (await world.call('GET /api/poll/winners', { poll_id: POLL })).body;
  if (before === 'drawn' || data?.phase !== 'drawn') return;
  const all = (await world.call('GET /api/poll/tickets', { poll_id: POLL, after: 0 })).body.data ?? [];
  expect(all.map(({ ticket }) => ticket)).toEqual(all.map((_, index) => index + 1));
  expect(players.flatMap(({ books }) => books.tickets).toSorted((one, other) => one - other)).toEqual(
    all.map(({ ticket }) => ticket),
  );
  const head = all.reduce(
    (link, { ticket, choice_id, mark }) => sha256([link, ticket, choice_id, mark].join('|')),
    '0'.repeat(64),
  );
  const seed = data.seed ?? '';
  expect(data).toMatchObject({ head, commit: sha256(seed), tickets: all.length });
  const draws = drawn(seed, `poll-${POLL}-${head}`);
  draws.next();
  const tickets = all.map(({ ticket }) => ticket);
  let worth = 0;
  for (const [place, prize] of prizes.entries()) {
    worth += prize.worth;
    if (all.length * BACK_OF_ANSWER < worth) {
      expect(data.winners).toHaveLength(place);
      return;
    }
    const at = place + draws.next(tickets.length - place).value;
    const [ticket = Number.NaN, other = Number.NaN] = [tickets[at], tickets[place]];
    [tickets[place], tickets[at]] = [ticket, other];
    const books = players.find((player) => player.books.tickets.includes(ticket))?.books;
    expect(data.winners[place]).toMatchObject({
      place: place + 1,
      ticket,
      given: books?.isExcluded === false,
    });
    if (!books || books.isExcluded) continue;
    if (prize.kind === 'credit') books.gifts.push({ at: now, satang: prize.amount });
    else books.lots.push({ points: prize.amount, endsAt: now + PRIZE_DAYS * DAY_MS });
  }
}

/** Whether the poll was drawn and brought somebody something. */
export async function wasWon(world: World): Promise<boolean> {
  const { data } = (await world.call('GET /api/poll/winners', { poll_id: POLL })).body;
  return data?.phase === 'drawn' && data.winners.some(({ given }) => given);
}

/** The page of the poll says what the member answered, and what may be answered still. */
export async function expectPoll({ world, token, books, now }: Player): Promise<void> {
  const quota = (await world.call('GET /api/poll/quota/get', { poll_id: POLL }, token)).body.data;
  expect(quota?.answers.map(({ ticket }) => ticket)).toEqual(books.tickets);
  if ((await phaseOf(world)) !== 'open') return;
  const staked = books.staked(0, now);
  const allowed = Math.min(MOST, Math.floor(staked / STEP));
  expect(quota).toMatchObject({
    counted: staked / 100,
    allowed,
    left: Math.max(0, allowed - books.tickets.length),
  });
}
