/**
 * What a promotion asks its member to reach (เทิร์น): `wager` is a sum of what was staked; `credit` is a balance, which the deposit
 * reaches by what is won with it. Both targets are so many times deposit and bonus.
 */
export const turns = ['wager', 'credit'] as const;
export type Turn = (typeof turns)[number];
