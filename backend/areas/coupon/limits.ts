import { DAY_MS, HOUR_MS, limit } from '#backend/core/limits/limit.ts';

/** Codes that did not work: of one member, and from one address, which a carrier may share out to many. */
export const couponLimits = {
  wrongCouponOfMember: limit('wrongCouponOfMember', 8, HOUR_MS),
  wrongCouponFromAddress: limit('wrongCouponFromAddress', 60, HOUR_MS),
  wrongCouponFromNetwork: limit('wrongCouponFromNetwork', 300, HOUR_MS),
  /** Codes that are held for deposits: who never pays would keep the last uses of a budget from others. */
  heldCouponOfMember: limit('heldCouponOfMember', 12, DAY_MS),
} as const;
