import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';

/** Codes that the member used, with what they brought. */
export type CouponHistory = Calls['GET /api/member/coupon/history']['data'];
export type Coupon = CouponHistory['rows'][number];

/** The newest, or those before one of them. */
export function couponHistoryQuery(before?: string) {
  return apiQuery('GET /api/member/coupon/history', before === undefined ? {} : { before });
}
