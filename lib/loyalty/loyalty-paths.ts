import { at } from '#lib/paths.ts';

const QUESTS = '/member/creditfree';
const CASHBACK = { turnover: '/cashback', loss: '/member/winloss' } as const;

/** Addresses of promotions, quests and cashback, apart from those that every page loads. */
export const loyaltyPaths = {
  promotions: '/promotions',
  memberPromotions: '/member/promotions',
  quests: QUESTS,
  /** The page of quests with movements of points before one of them. */
  pointsBefore: (before: string) => at(QUESTS, { before }),
  cashback: CASHBACK.turnover,
  lossRebate: CASHBACK.loss,
  /** The page of a rebate, and with days before one of them. */
  cashbackOf: (basis: keyof typeof CASHBACK, before?: string) => at(CASHBACK[basis], { before }),
} as const;
