import { at } from '#lib/paths.ts';

const WHEEL = '/member/wheel';
const QUESTS = '/member/creditfree';

/** Addresses of promotions and quests, apart from those that every page loads. */
export const loyaltyPaths = {
  promotions: '/promotions',
  memberPromotions: '/member/promotions',
  quests: QUESTS,
  /** The page of quests with movements of points before one of them. */
  pointsBefore: (before: string) => at(QUESTS, { before }),
  wheel: WHEEL,
  wheelTab: (tab: number) => (tab === 0 ? WHEEL : at(WHEEL, { tab: String(tab) })),
  /** Own spins of the wheel before one of them. */
  spinsBefore: (before: string) => at(WHEEL, { tab: '1', before }),
} as const;
