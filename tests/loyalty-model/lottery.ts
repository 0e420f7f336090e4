import { expect } from 'vitest';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { correctResult } from '#backend/areas/lotto/settlement/correct-result.ts';
import { publishResult } from '#backend/areas/lotto/settlement/publish-result.ts';
import { voidRound } from '#backend/areas/lotto/settlement/refund-round.ts';
import type { World } from '#backend/testing/world.ts';
import { dayOf, type Wager } from '#tests/loyalty-model/member-books.ts';
import type { Player } from '#tests/loyalty-model/player.ts';

const KIND = 'lao';
/** The two digits below are the first two of the four that are drawn; what was published first had an error in it. */
const WRONG = '9977';
const RIGHT = '1277';
const NUMBERS = ['12', '34'] as const;
/** Of the full price list, for two digits below. */
const RATE = 92;
/** Sale has ended by then, and members have not come yet. */
const PUBLISHED_AT_MS = 23.9 * 3_600_000;
const CORRECTED_AT_MS = 23.95 * 3_600_000;
/** The draw of every third day is called off. */
const VOID_EVERY = 3;

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
  if (canPlay)
    books.wagers.push({ round, number, acceptedAt: now, stake, won: 0, endedAt: null, isVoided: false });
}

const billsOf = (players: readonly Player[], round: string): Wager[] =>
  players.flatMap(({ books }) =>
    books.wagers.filter((wager) => wager.round === round && wager.number !== undefined),
  );

/** Draws the round of a day that begins at `from`, before it ends: a result with an error that is corrected, or none at all. Answers what became of it. */
export async function drawLottery(
  world: World,
  players: readonly Player[],
  { from, number }: { readonly from: number; readonly number: number },
): Promise<'none' | 'voided' | 'corrected'> {
  const { services, clock } = world;
  const roundId = roundOf(from);
  const date = dayOf(from);
  const { data: rounds = [] } = (await world.call('GET /api/lotto/rounds', { kind: KIND })).body;
  if (!rounds.some(({ draw_date }) => draw_date === date)) return 'none';
  const bills = billsOf(players, roundId);
  clock.set(new Date(from + PUBLISHED_AT_MS).toISOString());
  await advanceRounds(services);
  if (number % VOID_EVERY === 0) {
    expect(await voidRound(services, roundId)).toEqual({ outcome: 'voided', refunded: bills.length });
    for (const bill of bills) bill.isVoided = true;
    return 'voided';
  }
  const by = { source: 'by hand', who: 'nok' };
  const published = { ...by, kind: KIND, date, draw: { date, number: WRONG } };
  expect(await publishResult(services, published)).toMatchObject({ settled: bills.length });
  clock.set(new Date(from + CORRECTED_AT_MS).toISOString());
  const corrected = await correctResult(services, { ...by, roundId, draw: { date, number: RIGHT } });
  expect(corrected).toEqual({ outcome: 'corrected', version: 2 });
  for (const bill of bills) {
    bill.endedAt = from + CORRECTED_AT_MS;
    bill.won = bill.number === RIGHT.slice(0, 2) ? bill.stake * RATE : 0;
  }
  return 'corrected';
}
