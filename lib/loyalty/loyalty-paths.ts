import { at } from '#lib/paths.ts';

const QUESTS = '/member/creditfree';
const COUPON = '/member/coupon';

/** Addresses of promotions, quests and coupons, apart from those that every page loads. */
export const loyaltyPaths = {
  promotions: '/promotions',
  /** The deposit page with a promotion chosen. */
  depositFor: (promotion: number) => at('/member/deposit', { promotion: String(promotion) }),
  memberPromotions: '/member/promotions',
  quests: QUESTS,
  /** The page of quests with movements of points before one of them. */
  pointsBefore: (before: string) => at(QUESTS, { before }),
  coupon: COUPON,
  /** The page of coupons with those that were used before one of them. */
  couponsBefore: (before: string) => at(COUPON, { before }),
} as const;
