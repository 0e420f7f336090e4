import type { Rank } from '#rules/cashback/rank.ts';
import { mostBackBp } from '#rules/loyalty/give-back.ts';

/** What a rank gets back; rates in hundredths of a percent. */
export interface RankRates {
  readonly rank: Rank;
  /** Of the stake at risk. */
  readonly turnoverBp: number;
  /** Of the net loss, at most `capSatang` and at most `lossMostBp` of the stake at risk. */
  readonly lossBp: number;
  readonly capSatang: bigint;
  readonly lossMostBp: number;
}

/**
 * A share of a net loss alone would be an income: a bet that loses nine times in ten gets more of its stake back than it costs. So the
 * rebate for a loss is also bounded by the stake at risk, and both rebates together give no more of it than cashback may.
 */
export const firstRates: readonly RankRates[] = [
  { rank: 'bronze', turnoverBp: 15, lossBp: 500, capSatang: 1_000_00n, lossMostBp: 20 },
  { rank: 'silver', turnoverBp: 18, lossBp: 700, capSatang: 3_000_00n, lossMostBp: 20 },
  { rank: 'gold', turnoverBp: 20, lossBp: 1_000, capSatang: 10_000_00n, lossMostBp: 20 },
];

/** How much of a stake at risk rates give back at the most, in hundredths of a percent. */
export function returnedBp({ turnoverBp, lossMostBp }: RankRates): number {
  return turnoverBp + lossMostBp;
}

/** True for rates that give back no more than cashback may. */
export function areWithinBound(rates: RankRates): boolean {
  return returnedBp(rates) <= mostBackBp.cashback;
}
