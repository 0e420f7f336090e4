import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';

/** Own complaints, as a page of them. */
export type ComplaintList = Calls['GET /api/complaint/list']['data'];
export type Complaint = ComplaintList['rows'][number];

/** The newest complaints, or those before one of them. */
export function complaintsQuery(before?: string) {
  return apiQuery('GET /api/complaint/list', before === undefined ? {} : { before });
}

/** The complaint of a key, if there is one. */
export function complaintByKeyQuery(key: string) {
  return apiQuery('GET /api/complaint/list', { idempotency_key: key });
}
