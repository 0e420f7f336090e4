import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';

export type AffiliateConfig = Calls['GET /api/affiliate/v2/configs']['data'];
export type AffiliateSummary = Calls['GET /api/affiliate/summary']['data'];
export type AffiliateNetwork = Calls['POST /api/affiliate/network']['data'];
export type AffiliateMovements = Calls['GET /api/affiliate/v2/transactions']['data'];

/** Code, balance and months of the member who invites. */
export function affiliateSummaryQuery() {
  return apiQuery('GET /api/affiliate/summary', {});
}

/** Movements of the commission in a month. */
export function affiliateMovementsQuery(month: string) {
  return apiQuery('GET /api/affiliate/v2/transactions', { month });
}
