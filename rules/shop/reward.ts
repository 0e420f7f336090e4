/** Under which heading a reward stands. */
export const shopCategories = ['credit', 'spin', 'goods'] as const;
export type ShopCategory = (typeof shopCategories)[number];

/** Money in the main wallet, free spins of the wheel, or a thing that is sent to a member. */
export const rewardKinds = ['credit', 'spin', 'goods'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** Drawings that a reward can have (`public/art/shop`). */
export const rewardArts = ['coin', 'coins', 'token', 'tokens', 'umbrella', 'cup', 'bag', 'fan'] as const;
export type RewardArt = (typeof rewardArts)[number];

/** How far an order is. Money and spins are delivered at once. */
export const orderStates = ['new', 'sent', 'delivered', 'refused'] as const;
export type OrderState = (typeof orderStates)[number];

/** Why the site does not send what was ordered. */
export const refusalReasons = ['out_of_stock', 'address', 'returned', 'other'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Who sends a parcel, as members know them. */
export const carriers = ['thailand_post', 'other'] as const;
export type Carrier = (typeof carriers)[number];
