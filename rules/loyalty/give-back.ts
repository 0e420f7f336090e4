/**
 * The least that a stake at risk costs its member on average, in hundredths of a percent: no machine and no lottery keeps less. Of
 * lottery it is two digits in the pack with a discount, of which in Yeekee prizes of shots give half back.
 */
export const leastEdgeBp = { machine: 362, lotto: 277, yeekee: 138 } as const;

/**
 * How much of one stake may come back at the most, in hundredths of a percent, by what gives it. One stake counts for all of them
 * at once, so their sum has to stay below what it costs: else many accounts are an income.
 */
export const mostBackBp = {
  quests: 110,
  promotion: 170,
  coupon: 15,
  cashback: 40,
  affiliate: 20,
  poll: 4,
} as const;

/**
 * True for a game of which it is known that it keeps no less than any machine. Stakes in any other count for nothing that gives
 * back: a table that keeps 1.06 % would pay whoever plays it for prizes. `rtpBp` is the most that any of its bets returns.
 */
export function keepsEnough(rtpBp: number | null): boolean {
  return rtpBp !== null && 10_000 - rtpBp >= leastEdgeBp.machine;
}

/** How much of a stake in lottery fills a promotion at the most, in percent; of Yeekee none does. */
export const LOTTO_PROMOTION_PERCENT = 50;

/** What of a Yeekee stake counts for cashback and commission, in percent; of any other the whole. */
export const YEEKEE_COUNTED_PERCENT = 20;
