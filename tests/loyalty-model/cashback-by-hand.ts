import {
  DAY_MS,
  dayOf,
  type MemberBooks,
  midnightOf,
  type Wager,
} from '#tests/loyalty-model/member-books.ts';

/** Rebates as the page of rates tells them: of the stake and of the loss in hundredths of a percent, and what bounds the latter. */
export interface RatesByHand {
  readonly rank: 'bronze' | 'silver' | 'gold';
  readonly from: number;
  readonly turnover: number;
  readonly loss: number;
  readonly cap: number;
  readonly most: number;
}
const bronze = { rank: 'bronze', from: 0, turnover: 15, loss: 500, cap: 1_000_00, most: 20 } as const;
const silver = { rank: 'silver', from: 50_000_00, turnover: 18, loss: 700, cap: 3_000_00, most: 20 } as const;
const gold = { rank: 'gold', from: 500_000_00, turnover: 20, loss: 1_000, cap: 10_000_00, most: 20 } as const;
const first: readonly RatesByHand[] = [bronze, silver, gold];
/** What an operator sets in the first week for the second; the caps so low that they bound some. */
export const secondRates = [
  { ...bronze, turnover: 12, loss: 400, cap: 1_00, most: 18 },
  { ...gold, turnover: 16, loss: 900, cap: 40_00, most: 24 },
] as const;
const second: readonly RatesByHand[] = [secondRates[0], silver, secondRates[1]];
export const SECOND_FROM = 7;
export const ratesFrom = (begin: number) => [
  { day: '2025-01-01', set: first },
  { day: dayOf(begin + SECOND_FROM * DAY_MS), set: second },
];

export type Basis = 'turnover' | 'loss';
export const bases = ['turnover', 'loss'] as const;
const RANK_DAYS = 30;
const CORRECTED_DAYS = 7;

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const ended = (books: MemberBooks) =>
  books.wagers.flatMap((wager) =>
    wager.endedAt === null || wager.isVoided ? [] : [{ ...wager, day: midnightOf(wager.endedAt) }],
  );
/** What a wager paid before anything was put right. */
const firstWon = ({ won, corrections }: Wager) => won - sum(corrections.map(({ satang }) => satang));

/** Stake at risk that counts for cashback, of results from a midnight on for so many days. */
export const countedFor = (books: MemberBooks, from: number, days = 1) =>
  books.staked(from, from + days * DAY_MS, ({ counts }) => counts.cashback);

export const rankStake = (books: MemberBooks, day: number) =>
  countedFor(books, day - (RANK_DAYS - 1) * DAY_MS, RANK_DAYS);

export function ratesOn(books: MemberBooks, day: number, begin: number): RatesByHand {
  const { set } = ratesFrom(begin).findLast((one) => one.day <= dayOf(day)) ?? { set: first };
  return set.findLast(({ from }) => rankStake(books, day) >= from) ?? bronze;
}

/** All that a member had before an instant, with what waits for its result. */
function worthAt(books: MemberBooks, until: number): number {
  const before = <One extends { readonly at: number }>(all: readonly One[]) =>
    all.filter(({ at }) => at < until);
  const played = books.wagers.filter(({ endedAt, isVoided }) => !isVoided && (endedAt ?? until) < until);
  return (
    sum(before(books.deposits).map(({ amount }) => amount)) -
    sum(before(books.withdrawals).map(({ amount }) => amount)) +
    sum(before(books.gifts).map(({ satang }) => satang)) +
    sum(played.map((wager) => firstWon(wager) - wager.stake)) +
    sum(books.wagers.flatMap(({ corrections }) => before(corrections).map(({ satang }) => satang)))
  );
}

/** What was put right of results, by the days on which they came and on which it happened. */
function corrections(books: MemberBooks, until: number) {
  return ended(books).flatMap(({ day: of, corrections: own }) =>
    own.filter(({ at }) => at < until).map(({ at, satang }) => ({ of, on: midnightOf(at), satang })),
  );
}
const isSoon = ({ of, on }: { readonly of: number; readonly on: number }) =>
  on > of && on <= of + CORRECTED_DAYS * DAY_MS;

/** What the page says about the money of a day, by what is known before an instant. */
export function figuresOf(books: MemberBooks, day: number, known: number) {
  const until = Math.min(known, day + DAY_MS);
  const isOurs = ({ at }: { readonly at: number }) => at >= day && at < until;
  const soon = corrections(books, known).filter(isSoon);
  return {
    staked: countedFor(books, day),
    start: worthAt(books, day),
    deposits: sum(books.deposits.filter(isOurs).map(({ amount }) => amount)),
    withdrawals: sum(books.withdrawals.filter(isOurs).map(({ amount }) => amount)),
    end: worthAt(books, until),
    bonuses: sum(books.gifts.filter(isOurs).map(({ satang }) => satang)),
    corrected:
      sum(soon.filter(({ of }) => of === day).map(({ satang }) => satang)) -
      sum(soon.filter(({ on }) => on === day).map(({ satang }) => satang)),
  };
}

/**
 * What a day lost, bet by bet: what its results kept as they are known before an instant, those that are put right within a week, and
 * what others of longer ago were put right by on the day. What was given is no loss: once as it is in the balance, and once by the formula.
 */
export function lostOn(books: MemberBooks, day: number, known: number): number {
  const kept = sum(
    ended(books)
      .filter((wager) => wager.day === day)
      .map((wager) => wager.stake - firstWon(wager)),
  );
  const counts = corrections(books, known).filter((one) =>
    one.of === day ? one.on === day || isSoon(one) : one.on === day && !isSoon(one),
  );
  const given = books.gifts.filter(({ at }) => at >= day && at < Math.min(known, day + DAY_MS));
  return Math.max(
    0,
    kept - sum(counts.map(({ satang }) => satang)) - 2 * sum(given.map(({ satang }) => satang)),
  );
}

interface Asked {
  readonly basis: Basis;
  readonly day: number;
  readonly begin: number;
  readonly known: number;
}

/** What a day gives back, by what is known before an instant. */
export function rebateByHand(books: MemberBooks, { basis, day, begin, known }: Asked): number {
  const { turnover, loss, cap, most } = ratesOn(books, day, begin);
  const share = (satang: number, bp: number) => Math.floor((satang * bp) / 10_000);
  const staked = countedFor(books, day);
  return basis === 'turnover'
    ? share(staked, turnover)
    : Math.min(share(lostOn(books, day, known), loss), cap, share(staked, most));
}
