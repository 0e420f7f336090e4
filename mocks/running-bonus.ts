import type { CouponRow } from '#contract/coupon.ts';
import type { ShopOrder } from '#contract/shop.ts';
import type { BonusSource } from '#rules/loyalty/bonus-source.ts';

/** The part of a mock world that holds bonuses. */
export interface BonusState {
  readonly couponRows: readonly CouponRow[];
  readonly shopOrders: readonly { readonly order: ShopOrder }[];
}

/** The bonus that still runs, of a coupon or of the shop; undefined without one. */
export function findRunningBonus({
  couponRows,
  shopOrders,
}: BonusState): { of: BonusSource; until: string } | undefined {
  const isRunning = ({ bonus }: Pick<CouponRow | ShopOrder, 'bonus'>) => bonus?.status === 'running';
  const coupon = couponRows.find(isRunning);
  if (coupon?.until) return { of: 'coupon', until: coupon.until };
  const order = shopOrders.map((one) => one.order).find(isRunning);
  return order?.until ? { of: 'shop', until: order.until } : undefined;
}
