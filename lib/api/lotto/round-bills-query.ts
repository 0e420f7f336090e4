import { apiQuery } from '#lib/api/query.ts';

/** So many bills of a round are read at most. */
export const MOST_OF_ROUND = 100;

/** The member's newest bills of a round, newest first. */
export function billsOfRoundQuery(roundId: string) {
  return apiQuery('GET /api/lotto/bill/list', { round_id: roundId, limit: MOST_OF_ROUND });
}
