import 'server-only';
import { read } from '#lib/loaders/read.ts';

/** Codes that the member used. */
export async function loadCoupons(before?: string) {
  const history = await read('GET /api/member/coupon/history', before === undefined ? {} : { before });
  return { history, before };
}
export type OwnCoupons = Awaited<ReturnType<typeof loadCoupons>>;
