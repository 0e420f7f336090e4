/** Longer than any code with everything that people put between its letters. */
export const COUPON_TYPED_LENGTH = 80;
