/** The least that a stake at risk costs its member on average, in hundredths of a percent: no machine and no lottery keeps less. */
export const LEAST_EDGE_BP = 362;

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
} as const;
