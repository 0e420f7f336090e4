import { POINT_SATANG } from '#rules/points/point-worth.ts';
import { SPIN_SATANG } from '#rules/quests/quest-worth.ts';
import type { RewardKind } from '#rules/shop/reward.ts';

interface Reward {
  readonly kind: RewardKind;
  /** Satang of money and of goods, else how many spins. */
  readonly amount: bigint;
}

/** What a reward is worth in satang; of goods it is what a member could sell them for, and of a bonus all of it, whatever is played for it. */
export function rewardWorth({ kind, amount }: Reward): bigint {
  return kind === 'spin' ? amount * BigInt(SPIN_SATANG) : amount;
}

/** The fewest points that a reward may cost, so that no point is worth more than the site reckons with. */
export function leastPoints(reward: Reward): bigint {
  const each = BigInt(POINT_SATANG);
  return (rewardWorth(reward) + each - 1n) / each;
}
