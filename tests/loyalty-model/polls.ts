import { createHash, createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { followPolls } from '#backend/areas/poll/draw/follow-clock.ts';
import { mobileOf } from '#backend/testing/members.ts';
import { answer, openPoll } from '#backend/testing/poll/polls.ts';
import type { World } from '#backend/testing/world.ts';
import { DAY_MS, type MemberBooks } from '#tests/loyalty-model/member-books.ts';
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

/** A stake counts as it does for cashback. */
const counted = (books: MemberBooks, until: number) =>
  books.staked(0, until, ({ counts }) => counts.cashback);

const iso = (at: number) => new Date(at).toISOString();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

interface Ticket {
  readonly ticket: number;
  readonly choice_id: number;
  readonly mark: string;
}
/** The last link of the chain of all answers. */
const headOf = (all: readonly Ticket[]) =>
  all.reduce(
    (link, { ticket, choice_id, mark }) => sha256([link, ticket, choice_id, mark].join('|')),
    '0'.repeat(64),
  );

function pollTimes(begin: number) {
  const closesAt = begin + 12 * DAY_MS;
  return { closesAt, drawsAt: closesAt + 600_000 };
}

/** Opens the poll of the two weeks, which closes and is drawn before they are over. */
export async function beginPoll(world: World, from: number): Promise<void> {
  const { closesAt, drawsAt } = pollTimes(from);
  await openPoll(world, {
    ...{ id: POLL, opens_at: iso(from), closes_at: iso(closesAt), draws_at: iso(drawsAt) },
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
  const allowed = Math.min(MOST, Math.floor(counted(books, now) / STEP));
  const due = !isOpen ? 4602 : books.answers.length < allowed ? 0 : allowed < MOST ? 4604 : 4603;
  for (const { body } of answers) expect(body.error, JSON.stringify(body)).toBe(due);
  if (due !== 0) return;
  const [one, two] = answers.map(({ body }) => body.data?.answer);
  expect(two).toEqual(one);
  books.answers.push({ ticket: one?.ticket ?? Number.NaN, choice: asked.choice_id, at: now });
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
  const answered = players.flatMap(({ books }) => books.answers);
  expect(all.map(({ ticket, choice_id }) => `${ticket} ${choice_id}`).toSorted()).toEqual(
    answered.map(({ ticket, choice }) => `${ticket} ${choice}`).toSorted(),
  );
  const head = headOf(all);
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
    const winner = players.find((player) => player.books.answers.some((one) => one.ticket === ticket));
    const books = winner?.books;
    const mobile = await mobileOf(world, winner?.member.memberId ?? '');
    const amount = prize.kind === 'credit' ? prize.amount / 100 : prize.amount;
    expect(data.winners[place]).toEqual({
      ...{ place: place + 1, ticket, given: books?.isExcluded === false },
      ...{ member: `xxx-xxx-${mobile.slice(-4)}`, prize: { place: place + 1, kind: prize.kind, amount } },
    });
    if (!books || books.isExcluded) continue;
    if (prize.kind === 'credit') books.gifts.push({ at: now, satang: prize.amount });
    else books.givePoints(prize.amount, { at: now, days: PRIZE_DAYS, reason: 'poll' });
  }
}

/** Whether the poll was drawn and brought somebody something. */
export async function wasWon(world: World): Promise<boolean> {
  const { data } = (await world.call('GET /api/poll/winners', { poll_id: POLL })).body;
  return data?.phase === 'drawn' && data.winners.some(({ given }) => given);
}

/** The page of the poll says what the member answered, and what may be answered still. */
export async function expectPoll(player: Player): Promise<void> {
  const { world, token, books, now } = player;
  const { closesAt } = pollTimes(player.closes.begin);
  const ask = async (call: 'GET /api/poll/quota/get' | 'GET /api/poll/quota/check') =>
    (await world.call(call, { poll_id: POLL }, token)).body;
  const staked = counted(books, Math.min(now, closesAt));
  const allowed = Math.min(MOST, Math.floor(staked / STEP));
  const left = Math.max(0, allowed - books.answers.length);
  const quota = {
    ...{ allowed, used: books.answers.length, left, counted: staked / 100, basis: 'stake', most: MOST },
    missing: allowed >= MOST ? 0 : ((allowed + 1) * STEP - staked) / 100,
    ...{ step: STEP / 100, last_updated_quota: iso(now) },
    answers: books.answers.map(({ ticket, choice, at }) => ({ ticket, choice_id: choice, at: iso(at) })),
  };
  expect((await ask('GET /api/poll/quota/get')).data).toMatchObject(quota);
  const over = now >= closesAt ? 4602 : left > 0 ? 0 : books.answers.length >= MOST ? 4603 : 4604;
  expect(await ask('GET /api/poll/quota/check')).toMatchObject(
    over === 0 ? { error: 0, data: quota } : { error: over },
  );
}

/** What everybody sees of the poll says how many answered what, while nobody does. */
export async function expectStats(world: World, players: readonly Player[], begin: number): Promise<void> {
  const now = world.clock.now().getTime();
  const { closesAt, drawsAt } = pollTimes(begin);
  const answers = players.flatMap(({ books }) => books.answers);
  const choices = [1, 2, 3].map((choice_id) => ({
    choice_id,
    answers: answers.filter(({ choice }) => choice === choice_id).length,
  }));
  const asked = { poll_id: POLL };
  const all = (await world.call('GET /api/poll/tickets', { ...asked, after: 0 })).body.data ?? [];
  expect((await world.call('GET /api/poll/stats', asked)).body.data).toEqual({
    ...{ total: answers.length, choices, at: iso(now) },
    head: answers.length === 0 ? null : headOf(all),
  });
  let worth = 0;
  const places = prizes.map(({ kind, amount, worth: own }, at) => {
    worth += own;
    const shown = kind === 'credit' ? amount / 100 : amount;
    return { place: at + 1, kind, amount: shown, answers: Math.ceil(worth / BACK_OF_ANSWER) };
  });
  const { data } = (await world.call('GET /api/poll/config', asked)).body;
  expect(data?.config).toMatchObject({
    ...{ poll_id: POLL, phase: now < closesAt ? 'open' : now < drawsAt ? 'closed' : 'drawn' },
    ...{ opens_at: iso(begin), closes_at: iso(closesAt), counts_from: iso(begin), basis: 'stake' },
    ...{ step: STEP / 100, most: MOST },
  });
  expect(data?.metadata).toMatchObject({ prizes: places, prize_days: PRIZE_DAYS });
}
