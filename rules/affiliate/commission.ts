/** Hundredths of a percent of the counted stake, by an area of wagers or by `area/kind` of one kind within it. */
export type CommissionRates = Readonly<Record<string, number>>;

/** Until an operator sets others: all that commission may give back, on one level. */
export const FIRST_RATES: readonly CommissionRates[] = [{ lotto: 20, games: 20 }];

/** Less than this is not paid out: it stays and adds up. */
export const LEAST_REDEEM_SATANG = 2_000n;

const BP_OF_ALL = 10_000n;

/** The rate of a wager: that of its kind, else that of its area, else none. */
export function rateOf(rates: CommissionRates, area: string, kind: string): number {
  return rates[`${area}/${kind}`] ?? rates[area] ?? 0;
}

/** Satang of commission on one wager: its counted stake by the rate, rounded down. */
export function commissionOf(countedSatang: bigint, rateBp: number): bigint {
  return (countedSatang * BigInt(rateBp)) / BP_OF_ALL;
}

/** How much of one stake all levels together give back at the most, whatever it is placed on. */
export function mostCommissionBp(levels: readonly CommissionRates[]): number {
  const names = new Set(levels.flatMap((rates) => Object.keys(rates)));
  const sums = [...names].map((name) => {
    const [area = '', kind = ''] = name.split('/');
    return levels.reduce((sum, rates) => sum + rateOf(rates, area, kind), 0);
  });
  return Math.max(0, ...sums);
}
