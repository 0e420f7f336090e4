/** Ranks of cashback, the lowest first. */
export const ranks = ['bronze', 'silver', 'gold'] as const;
export type Rank = (typeof ranks)[number];

/** A rank follows from the stake at risk of so many days, the last of them the day that it is for. */
export const RANK_DAYS = 30;

/** Stake at risk in satang from which on a member has a rank. */
export const rankFrom: Readonly<Record<Rank, bigint>> = {
  bronze: 0n,
  silver: 50_000_00n,
  gold: 500_000_00n,
};

/** The rank that a stake at risk of 30 days brings. */
export function rankOf(stakedSatang: bigint): Rank {
  return ranks.findLast((rank) => stakedSatang >= rankFrom[rank]) ?? 'bronze';
}

/** The next higher rank, null above the highest. */
export function nextRank(rank: Rank): Rank | null {
  return ranks[ranks.indexOf(rank) + 1] ?? null;
}
