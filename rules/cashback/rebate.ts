import type { RankRates } from '#rules/cashback/rates.ts';

export const cashbackBases = ['turnover', 'loss'] as const;
/** What a rebate is measured by: what was put at risk, or what was lost. */
export type CashbackBasis = (typeof cashbackBases)[number];

const BP = 10_000n;

/** A member's money of one Bangkok day, in satang; a balance holds what waits for its result too. */
export interface DayMoney {
  readonly startSatang: bigint;
  readonly depositSatang: bigint;
  readonly withdrawalSatang: bigint;
  readonly endSatang: bigint;
  readonly bonusSatang: bigint;
}

/** All that a rebate follows from. */
export interface DayFigures extends DayMoney {
  /** Stake at risk of what got its result on the day. */
  readonly stakedSatang: bigint;
  /** By what results of the day were put right later, less what those of earlier days were put right by on it. */
  readonly correctedSatang: bigint;
}

const atLeastZero = (satang: bigint) => (satang > 0n ? satang : 0n);
const lesser = (one: bigint, other: bigint) => (one < other ? one : other);

/**
 * What a member lost on a day: what came in and was there, less what went out, is left or was given. A result that is put right later
 * counts on its own day. Never below zero.
 */
export function netLoss(day: DayFigures): bigint {
  const { startSatang, depositSatang, withdrawalSatang, endSatang } = day;
  const own = startSatang + depositSatang - withdrawalSatang - endSatang;
  return atLeastZero(own - day.bonusSatang - day.correctedSatang);
}

/** So many hundredths of a percent of an amount, in whole satang, never rounded up. */
export function shareOf(satang: bigint, bp: number): bigint {
  return (satang * BigInt(bp)) / BP;
}

/** What a day's stake at risk bounds the rebate for its loss to. */
export function lossBound({ stakedSatang }: DayFigures, { lossMostBp }: RankRates): bigint {
  return shareOf(stakedSatang, lossMostBp);
}

/** The rebate of a day on a basis, in satang. */
export function rebateOf(basis: CashbackBasis, day: DayFigures, rates: RankRates): bigint {
  if (basis === 'turnover') return shareOf(day.stakedSatang, rates.turnoverBp);
  const share = shareOf(netLoss(day), rates.lossBp);
  return lesser(share, lesser(rates.capSatang, lossBound(day, rates)));
}
