import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';

/** The member's limits with what of them is used, and whether the member is excluded. */
export type Protection = Calls['GET /api/member/protection']['data'];
export type Limit = Protection['limits'][number];

export function protectionQuery() {
  return apiQuery('GET /api/member/protection', {});
}

/** How much the member's limits let be deposited now and later. */
export type DepositHeadroom = NonNullable<Calls['GET /api/member/protection/deposit_room']['data']>;

/** Null where no limit of the member has a say about a deposit. */
export function depositHeadroomQuery() {
  return apiQuery('GET /api/member/protection/deposit_room', {});
}

/** How long the session lasts and what it brought. */
export type Reality = Calls['GET /api/member/protection/reality']['data'];
