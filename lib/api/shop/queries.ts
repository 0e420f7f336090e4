import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';
import type { ShopCategory } from '#rules/shop/reward.ts';

/** Rewards with the points of the member. */
export type RewardList = Calls['GET /api/redemption/list']['data'];
export type Reward = RewardList['rewards'][number];
/** Own orders. */
export type OrderHistory = Calls['GET /api/redemption/history']['data'];
export type ShopOrder = OrderHistory['rows'][number];
/** What a reward costs now, and what is left afterwards. */
export type RewardCost = Calls['POST /api/redemption/calc']['data'];

/** Rewards of one category, or all. */
export function rewardsQuery(category?: ShopCategory) {
  return apiQuery('GET /api/redemption/list', category === undefined ? {} : { category });
}

/** The newest orders, or those before one of them. */
export function ordersQuery(before?: string) {
  return apiQuery('GET /api/redemption/history', before === undefined ? {} : { before });
}

/** The order of a key, if there is one. */
export function orderByKeyQuery(key: string) {
  return apiQuery('GET /api/redemption/history', { idempotency_key: key });
}

export function rewardCostQuery({ reward_id, version }: Pick<Reward, 'reward_id' | 'version'>) {
  return { ...apiQuery('POST /api/redemption/calc', { reward_id, version }), staleTime: 0, gcTime: 0 };
}
