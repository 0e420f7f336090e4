/** Under which heading a reward stands. */
export const shopCategories = ['credit', 'bonus', 'spin', 'goods'] as const;
export type ShopCategory = (typeof shopCategories)[number];

/** Money in the main wallet at once, the same once so much is played for it, free spins of the wheel, or a thing that is sent to a member. */
export const rewardKinds = ['credit', 'bonus', 'spin', 'goods'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** Drawings that a reward can have (`public/art/shop`). */
export const rewardArts = [
  'coin',
  'coins',
  'bonus',
  'token',
  'tokens',
  'umbrella',
  'cup',
  'bag',
  'fan',
] as const;
export type RewardArt = (typeof rewardArts)[number];

/** How far an order is. All but things are delivered at once: of a bonus its goal says what became of it. */
export const orderStates = ['new', 'sent', 'delivered', 'refused'] as const;
export type OrderState = (typeof orderStates)[number];

/** What became of a bonus: it is played for, came into the main wallet, or went back to the house. */
export const shopBonusStates = ['running', 'done', 'expired', 'excluded'] as const;
export type ShopBonusState = (typeof shopBonusStates)[number];

/** Why the site does not send what was ordered. */
export const refusalReasons = ['out_of_stock', 'address', 'returned', 'other'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Who sends a parcel, as members know them. */
export const carriers = ['thailand_post', 'other'] as const;
export type Carrier = (typeof carriers)[number];
