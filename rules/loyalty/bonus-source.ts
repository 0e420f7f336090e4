/** Whose bonuses are played for in games after they were given. A member has one at a time, or one stake would bring two. */
export const bonusSources = ['coupon', 'shop'] as const;
export type BonusSource = (typeof bonusSources)[number];
