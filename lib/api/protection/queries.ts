import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';

/** The member's limits with what of them is used, and whether the member is barred. */
export type Protection = Calls['GET /api/member/protection']['data'];
export type Limit = Protection['limits'][number];

export function protectionQuery() {
  return apiQuery('GET /api/member/protection', {});
}

/** How long the session lasts and what it brought. */
export type Reality = Calls['GET /api/member/protection/reality']['data'];
