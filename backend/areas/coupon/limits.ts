import { HOUR_MS, limit } from '#backend/core/limits/limit.ts';

/** Codes that did not work: of one member, and from one address, which a carrier may share out to many. */
export const couponLimits = {
  wrongCouponOfMember: limit('wrongCouponOfMember', 8, HOUR_MS),
  wrongCouponFromAddress: limit('wrongCouponFromAddress', 60, HOUR_MS),
  wrongCouponFromNetwork: limit('wrongCouponFromNetwork', 300, HOUR_MS),
} as const;
