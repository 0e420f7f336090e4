import { expect } from 'vitest';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { correctResult } from '#backend/areas/lotto/settlement/correct-result.ts';
import { publishResult } from '#backend/areas/lotto/settlement/publish-result.ts';
import { voidRound } from '#backend/areas/lotto/settlement/refund-round.ts';
import type { World } from '#backend/testing/world.ts';
import {
  COUNTS_ALL,
  DAY_MS,
  dayOf,
  endWager,
  placedWager,
  voidWager,
} from '#tests/loyalty-model/member-books.ts';
import type { Player } from '#tests/loyalty-model/player.ts';

const KIND = 'lao';
/** The two digits below are the first two of the four that are drawn; what was published first had an error in it. */
const WRONG = '9977';
const RIGHT = '1277';
const OTHER = '3477';
const NUMBERS = ['12', '34'] as const;
/** Of the full price list, for two digits below. */
const RATE = 92;
/** Sale has ended by then, and members have not come yet. */
const PUBLISHED_AT_MS = 23.9 * 3_600_000;
const CORRECTED_AT_MS = 23.95 * 3_600_000;
/** What becomes of the draws of these days of the two weeks: called off, put right the same evening, or with days that are closed already. */
const VOIDED = 6;
const AT_ONCE: readonly number[] = [4, 13];
/** Of which day, on which day and at which hour its result is put right again, and to what; more than a week later it counts then. */
const later = [
  { day: 1, on: 2, hour: 18.5, draw: RIGHT },
  { day: 1, on: 3, hour: 0.01, draw: OTHER },
  { day: 1, on: 10, hour: 9, draw: RIGHT },
  { day: 8, on: 9, hour: 0.01, draw: RIGHT },
  { day: 8, on: 12, hour: 23.99, draw: WRONG },
  { day: 11, on: 13, hour: 9, draw: OTHER },
] as const;

const roundOf = (now: number) => `${KIND}-${dayOf(now)}`;

/** Puts money on two digits of the draw of today, where it is on sale. */
export async function betLottery({ world, token, dice, books, now, key }: Player): Promise<void> {
  const round = roundOf(now);
  const { data: rounds = [] } = (await world.call('GET /api/lotto/rounds', { kind: KIND })).body;
  const stake = dice.pick([10_00, 25_00, 60_00]);
  const number = dice.pick(NUMBERS);
  const order = {
    ...{ round_id: round, pack: 'full' as const, idempotency_key: key('bill') },
    lines: [{ type: 'bottom_2' as const, number, amount: stake / 100 }],
  };
  const press = () => world.call('POST /api/lotto/bill/create', order, token);
  const isOnSale = rounds.some((one) => one.draw_date === dayOf(now) && one.status === 'open');
  const canPlay = isOnSale && !books.isExcluded && books.balance() >= stake;
  for (const { body } of await Promise.all([press(), press()]))
    expect(body.error === 0, JSON.stringify(body)).toBe(canPlay);
  if (canPlay) books.wagers.push(placedWager({ round, number, acceptedAt: now, stake, counts: COUNTS_ALL }));
}

const billsOf = (players: readonly Player[], round: string) =>
  players.flatMap(({ books }) =>
    books.wagers
      .filter((bill) => bill.round === round && bill.number !== undefined)
      .map((bill) => ({ books, bill })),
  );

const payoutOf = ({ number, stake }: { readonly number?: string; readonly stake: number }, draw: string) =>
  number === draw.slice(0, 2) ? stake * RATE : 0;

const by = { source: 'by hand', who: 'nok' };

async function putRight(
  { services, clock }: World,
  players: readonly Player[],
  of: number,
  number: string,
): Promise<void> {
  const [roundId, date] = [roundOf(of), dayOf(of)];
  const corrected = await correctResult(services, { ...by, roundId, draw: { date, number } });
  expect(corrected.outcome).toBe('corrected');
  const at = clock.now().getTime();
  for (const { books, bill } of billsOf(players, roundId)) {
    const won = payoutOf(bill, number);
    // A bill that both results pay the same is left alone.
    if (won !== bill.won) books.correct(bill, at, won);
  }
}

/** Puts results of earlier days right whose time has come; nobody is there meanwhile. */
export async function correctLater(
  world: World,
  players: readonly Player[],
  { begin, day, hour }: { readonly begin: number; readonly day: number; readonly hour: number },
): Promise<void> {
  for (const one of later.filter(({ on, hour: when }) => on === day && when === hour))
    await putRight(world, players, begin + one.day * DAY_MS, one.draw);
}

/** Draws the round of a day that begins at `from`, before it ends: a result with an error, which is put right now or later, or none at all. Answers what became of it. */
export async function drawLottery(
  world: World,
  players: readonly Player[],
  { from, number }: { readonly from: number; readonly number: number },
): Promise<'none' | 'voided' | 'settled' | 'corrected'> {
  const { services, clock } = world;
  const roundId = roundOf(from);
  const date = dayOf(from);
  const { data: rounds = [] } = (await world.call('GET /api/lotto/rounds', { kind: KIND })).body;
  if (!rounds.some(({ draw_date }) => draw_date === date)) return 'none';
  const bills = billsOf(players, roundId);
  const published = from + PUBLISHED_AT_MS;
  clock.set(new Date(published).toISOString());
  await advanceRounds(services);
  if (number === VOIDED) {
    expect(await voidRound(services, roundId)).toEqual({ outcome: 'voided', refunded: bills.length });
    for (const { bill } of bills) voidWager(bill, published);
    return 'voided';
  }
  const result = { ...by, kind: KIND, date, draw: { date, number: WRONG } };
  expect(await publishResult(services, result)).toMatchObject({ settled: bills.length });
  for (const { bill } of bills) endWager(bill, published, payoutOf(bill, WRONG));
  if (!AT_ONCE.includes(number)) return 'settled';
  clock.set(new Date(from + CORRECTED_AT_MS).toISOString());
  await putRight(world, players, from, RIGHT);
  return 'corrected';
}
