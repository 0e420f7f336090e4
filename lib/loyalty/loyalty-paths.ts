import { at } from '#lib/paths.ts';

const WHEEL = '/member/wheel';
const QUESTS = '/member/creditfree';
const AFFILIATE = '/affiliate';
const COUPON = '/member/coupon';
const SHOP = '/redeem';

const CASHBACK = { turnover: '/cashback', loss: '/member/winloss' } as const;

/** Addresses of what brings members back, apart from those that every page loads. */
export const loyaltyPaths = {
  promotions: '/promotions',
  /** The deposit page with a promotion chosen. */
  depositFor: (promotion: number) => at('/member/deposit', { promotion: String(promotion) }),
  memberPromotions: '/member/promotions',
  quests: QUESTS,
  /** The page of quests with movements of points before one of them. */
  pointsBefore: (before: string) => at(QUESTS, { before }),
  affiliate: AFFILIATE,
  /** The page of invitations with another month, or with those invited before one of them. */
  affiliateOf: (asked: { readonly month?: string | undefined; readonly before?: string | undefined }) =>
    at(AFFILIATE, asked, 'month before'),
  /** What a member passes on; it leads to the registration. */
  invitation: (code: string) => at('/', { ref: code }),
  coupon: COUPON,
  /** The page of coupons with those that were used before one of them. */
  couponsBefore: (before: string) => at(COUPON, { before }),
  cashback: CASHBACK.turnover,
  lossRebate: CASHBACK.loss,
  /** The page of a rebate, and with days before one of them. */
  cashbackOf: (basis: keyof typeof CASHBACK, before?: string) => at(CASHBACK[basis], { before }),
  shop: SHOP,
  /** Rewards of one category, or own orders, the newest or those before one. */
  shopOf: (asked: {
    readonly category?: string | undefined;
    readonly tab?: 'history' | undefined;
    readonly before?: string | undefined;
  }) => at(SHOP, asked, 'category tab before'),
  wheel: WHEEL,
  wheelTab: (tab: number) => (tab === 0 ? WHEEL : at(WHEEL, { tab: String(tab) })),
  /** Own spins of the wheel before one of them. */
  spinsBefore: (before: string) => at(WHEEL, { tab: '1', before }),
} as const;
