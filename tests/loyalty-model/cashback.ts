import { expect } from 'vitest';
import { closeCashbackDays } from '#backend/areas/cashback/close/close-days.ts';
import { runOps } from '#backend/testing/ops.ts';
import type { World } from '#backend/testing/world.ts';
import {
  type Basis,
  bases,
  type RatesByHand,
  rankStake,
  ratesFrom,
  ratesOn,
  SECOND_FROM,
  secondRates,
} from '#tests/loyalty-model/cashback-by-hand.ts';
import { type Closes, closedByHand, figuresOnPage, rowOnPage } from '#tests/loyalty-model/closed-days.ts';
import { DAY_MS, dayOf, midnightOf } from '#tests/loyalty-model/member-books.ts';
import type { Player } from '#tests/loyalty-model/player.ts';

/** From this day on nothing is closed until the morning after, so two days are closed in one run. */
const DOWN = 9;
const UP_AGAIN = 9;
const RATES_SET = { day: 4, hour: 9 };

/** Closes what is over, twice at once, unless the site is down; and sets other rates on their day. */
export async function followCashback(
  world: World,
  closes: Closes,
  { day, hour }: { readonly day: number; readonly hour: number },
): Promise<void> {
  if (day !== DOWN && (day !== DOWN + 1 || hour >= UP_AGAIN)) {
    await Promise.all([closeCashbackDays(world.services), closeCashbackDays(world.services)]);
    closes.run(world.clock.now().getTime());
  }
  if (day !== RATES_SET.day || hour !== RATES_SET.hour) return;
  for (const { rank, turnover, loss, cap, most } of secondRates) {
    const options = {
      ...{ from: dayOf(closes.begin + SECOND_FROM * DAY_MS), rank, turnover: String(turnover) },
      ...{ loss: String(loss), cap: String(cap / 100), 'loss-most': String(most) },
    };
    const by = { who: 'nok', why: 'other rates', yes: true };
    expect((await runOps(world.services, { command: 'cashback rates', options, ...by })).code).toBe(0);
  }
}

/** The answer to who asks for a rebate of a day. */
function answerDue(player: Player, basis: Basis, day: number) {
  const { books, closes, now } = player;
  if (!closes.all.some((one) => one.day === day)) return { error: 4701 };
  const row = closedByHand(books, basis, closes).find((one) => one.day === day);
  if (row?.claim) return { error: 0, amount: row.claim.satang };
  if (row ? row.until <= now : day < midnightOf(now) - DAY_MS) return { error: 4702 };
  return row && row.due > 0 ? { error: 0, amount: row.due } : { error: 4703 };
}

/** Takes a rebate of yesterday, or of a day before, from two devices at once. */
export async function claimRebate(player: Player): Promise<void> {
  const { world, token, dice, books, now } = player;
  const basis = dice.pick(bases);
  const from = midnightOf(now) - dice.pick([1, 1, 1, 2]) * DAY_MS;
  const day = dayOf(from);
  const press = () =>
    basis === 'turnover'
      ? world.call('POST /api/cashback/turnover/claim', { day }, token)
      : world.call('POST /api/cashback/loss/claim', { day }, token);
  const answers = await Promise.all([press(), press()]);
  const { error, amount = 0 } = answerDue(player, basis, from);
  const data = { day, amount: amount / 100 };
  for (const { body } of answers)
    expect(body, `${basis} ${day}`).toMatchObject(error === 0 ? { error, data } : { error });
  const name = `${basis} ${day}`;
  if (error !== 0 || books.rebates.has(name)) return;
  books.rebates.set(name, { at: now, satang: amount });
  books.gifts.push({ at: now, satang: amount });
}

/** Today and yesterday as the page of cashback says them, all figures of both. */
export async function expectToday({ world, token, books, closes, now }: Player): Promise<void> {
  const { data } = (await world.call('GET /api/cashback/today', {}, token)).body;
  const { begin } = closes;
  const [day, known] = [midnightOf(now), now + 1];
  const before = day - DAY_MS;
  const staked = rankStake(books, day);
  const { rank } = ratesOn(books, day, begin);
  const next = ratesFrom(begin)[0]?.set.find(({ from }) => from > staked);
  const rowOf = (basis: Basis) => {
    const row = closedByHand(books, basis, closes).find((one) => one.day === before);
    return row ? rowOnPage(books, row, { basis, begin, now }) : null;
  };
  expect(data).toEqual({
    ...{ day: dayOf(day), rank, staked_30: staked / 100 },
    next_rank: next ? { rank: next.rank, staked_from: next.from / 100 } : null,
    turnover: figuresOnPage(books, { basis: 'turnover', day, begin, known }),
    loss: figuresOnPage(books, { basis: 'loss', day, begin, known }),
    yesterday: {
      ...{ day: dayOf(before), is_closed: closes.all.some((one) => one.day === before) },
      until: new Date(day + DAY_MS).toISOString(),
      ...{ turnover: rowOf('turnover'), loss: rowOf('loss') },
    },
  });
}

/** The histories say each closed day as it follows from all that was done, whole and from a day on. */
export async function expectHistories({ world, token, books, closes, now, dice }: Player): Promise<void> {
  const { begin } = closes;
  for (const basis of bases) {
    const read = async (input: { readonly before_day?: string }) =>
      basis === 'turnover'
        ? (await world.call('GET /api/cashback/turnover/history', input, token)).body.data
        : (await world.call('GET /api/cashback/loss/history', input, token)).body.data;
    const rows = closedByHand(books, basis, closes)
      .map((row) => rowOnPage(books, row, { basis, begin, now }))
      .toReversed();
    expect(await read({}), basis).toEqual({ rows, before: null });
    const before_day = dayOf(begin + dice.below(14) * DAY_MS);
    const older = rows.filter(({ day }) => day < before_day);
    expect(await read({ before_day }), before_day).toEqual({ rows: older, before: null });
  }
}

/** Rates of today, and those that are known to begin later. */
export async function expectRates({ world, closes, now }: Player): Promise<void> {
  const { data } = (await world.call('GET /api/cashback/rates', {})).body;
  const onPage = ({ day, set }: { readonly day: string; readonly set: readonly RatesByHand[] }) => ({
    from_day: day,
    ranks: set.map(({ rank, from, turnover, loss, cap, most }) => ({
      ...{ rank, staked_from: from / 100, turnover_bp: turnover, loss_bp: loss, cap: cap / 100 },
      loss_most_bp: most,
    })),
  });
  const [early, late] = ratesFrom(closes.begin).map(onPage);
  const isSet = now >= closes.begin + RATES_SET.day * DAY_MS + RATES_SET.hour * 3_600_000;
  const isLate = now >= closes.begin + SECOND_FROM * DAY_MS;
  expect(data).toEqual(isLate ? { now: late, later: null } : { now: early, later: isSet ? late : null });
}

/** What the two weeks have to have had, or less was tried than it seems. */
export function expectVariety(players: readonly Player[]): void {
  const rows = players.flatMap(({ books, closes }) =>
    bases.flatMap((basis) =>
      closedByHand(books, basis, closes).map((row) => ({
        ...{ ...row, basis, isLate: row.closedAt > row.day + 2 * DAY_MS },
        rates: ratesOn(books, row.day, closes.begin),
      })),
    ),
  );
  const ranks = new Set(rows.map(({ rates }) => rates.rank));
  expect([...ranks].toSorted()).toEqual(['bronze', 'gold', 'silver']);
  const seen = {
    capped: rows.some(({ basis, rebate, rates }) => basis === 'loss' && rebate === rates.cap),
    raised: rows.some(({ adjustments }) => adjustments.some(({ satang }) => satang > 0)),
    lowered: rows.some(({ adjustments }) => adjustments.some(({ satang }) => satang < 0)),
    carried: rows.some(({ carried }) => carried < 0),
    claimed: rows.some(({ claim }) => claim !== undefined),
    closedLate: rows.some(({ isLate }) => isLate),
    owed: players.some(({ books }) => books.hasOwed),
  };
  expect(seen).toEqual({
    ...{ capped: true, raised: true, lowered: true, carried: true, claimed: true, closedLate: true },
    owed: true,
  });
}
