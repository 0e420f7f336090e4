import 'server-only';
import { read } from '#lib/loaders/read.ts';
import type { ShopCategory } from '#rules/shop/reward.ts';

/** Of the address: which rewards are shown, or own orders, the newest or those before one. */
interface ShopAddress {
  readonly category?: ShopCategory | undefined;
  readonly isHistory: boolean;
  readonly before?: string | undefined;
}

/** Points of the member, with rewards or own orders. */
export async function loadShop({ category, isHistory, before }: ShopAddress) {
  const [list, history] = await Promise.all([
    read('GET /api/redemption/list', category === undefined ? {} : { category }),
    isHistory ? read('GET /api/redemption/history', before === undefined ? {} : { before }) : null,
  ]);
  return { list, history, category, before };
}
export type OwnShop = Awaited<ReturnType<typeof loadShop>>;
