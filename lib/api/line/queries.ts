import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';

export type LinkedLine = Calls['GET /api/line/linked']['data'];

/** What the member has linked, and what this browser may link. */
export function linkedLineQuery() {
  return apiQuery('GET /api/line/linked', {});
}
