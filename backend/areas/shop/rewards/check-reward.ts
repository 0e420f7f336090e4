import { limitOf, type Ordered, type RewardRow } from '#backend/areas/shop/rewards/read-rewards.ts';
import { Refusal } from '#backend/refusal.ts';
import { shopRefusals } from '#contract/shop-refusal.ts';

interface Checked {
  readonly row: RewardRow;
  /** As the member saw it. */
  readonly version: number;
  readonly ordered: readonly Ordered[];
  readonly point: number;
  readonly at: Date;
}

/** Refuses what cannot be redeemed: 4964 closed, 4961 another price, 4962 sold out, 4963 the limit, 4922 too few points. */
export function checkReward({ row, version, ordered, point, at }: Checked): void {
  const { status, stock, points } = row;
  if (status !== 'open') throw new Refusal('SHOP_CLOSED', shopRefusals.closed);
  if (version !== row.version)
    throw new Refusal('SHOP_CHANGED', shopRefusals.changed, { points, version: row.version });
  if (stock === 0) throw new Refusal('SHOP_SOLD_OUT', shopRefusals.soldOut);
  const limit = limitOf(row, ordered, at);
  if (limit?.left === 0)
    throw new Refusal('SHOP_LIMIT', shopRefusals.limit(limit.times, limit.days, limit.nextAt), {
      ...{ times: limit.times, days: limit.days, next_at: limit.nextAt?.toISOString() ?? null },
    });
  if (point < points)
    throw new Refusal('POINTS_SHORT', shopRefusals.short(point, points), { point, needed: points });
}
