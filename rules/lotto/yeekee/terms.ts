export const fairnessModes = ['classic', 'sealed'] as const;
/** `classic`: the shots alone make the result. `sealed`: a seed that was committed to before the first shot is mixed in. */
export type Fairness = (typeof fairnessModes)[number];

export const rowOrders = ['newest_first', 'oldest_first'] as const;
/** Where row 1 stands: the last shot, or the first. */
export type RowOrder = (typeof rowOrders)[number];

/** How a round's result comes out of its shots; data of the agent, kept with each round. */
export interface ResultTerms {
  readonly fairness: Fairness;
  readonly rowOrder: RowOrder;
}

/** Fewer give all stakes back. */
export interface RefundTerms {
  readonly minShots: number;
  readonly minShooters: number;
}

/** What shooters win at most, in satang by row, and the stake at risk in the round that it takes. */
export interface PrizeTerms {
  readonly prizes: readonly { readonly row: number; readonly satang: number }[];
  readonly minStakeSatang: number;
}
