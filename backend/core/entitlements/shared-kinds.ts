// Kinds of lots that more than one area grants.

/** What points are, and the wallet that holds them. */
export const POINT_KIND = 'wallet.point';

/** A free spin of the wheel. */
export const SPIN_KIND = 'wheel.spin';
