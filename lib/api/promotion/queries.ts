import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';

/** Promotions that run. */
export type Promotion = Calls['GET /api/promotion/list']['data'][number];

/** What runs for the member, what ended, and what can be taken now. */
export type OwnPromotions = Calls['GET /api/promotion/mine']['data'];
export type OwnOffer = OwnPromotions['offers'][number];
export type Claim = OwnPromotions['ended'][number];

/** How far the promotion that runs is played. */
export function promotionProgressQuery() {
  return apiQuery('GET /api/promotion/progress', {});
}

/** Promotions that can be chosen with a deposit made now. */
export function promotionsForDepositQuery() {
  return apiQuery('GET /api/promotion/for_deposit', {});
}

export function ownPromotionsQuery() {
  return apiQuery('GET /api/promotion/mine', {});
}
