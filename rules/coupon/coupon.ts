/** One code each for one use; one code for many, once per member; one code for one named member. */
export const couponKinds = ['single', 'shared', 'personal'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** Money in the main wallet at once, the same once so much is played after it, points, or free spins of the wheel. */
export const couponPrizes = ['credit', 'bonus', 'point', 'spin'] as const;
export type CouponPrizeKind = (typeof couponPrizes)[number];

/** The most that a gift to one named member brings: satang, points or spins. */
export const mostPersonal: Readonly<Record<CouponPrizeKind, bigint>> = {
  credit: 500_000n,
  bonus: 500_000n,
  point: 10_000n,
  spin: 50n,
};

/** A code that is named with a deposit is held for it so long, and free again after it. */
export const COUPON_HOLD_MS = 15 * 60_000;

/** What became of a code that was named with a deposit, when the deposit was credited. */
export const couponHoldOutcomes = [
  'used',
  'used_before',
  'gone',
  'below_deposit',
  'needs_play',
  'bonus_running',
  'excluded',
] as const;
export type CouponHoldOutcome = (typeof couponHoldOutcomes)[number];

/** A stake counts for so many days at the most: what was played long ago opens no coupon. */
export const MOST_STAKE_DAYS = 31;
