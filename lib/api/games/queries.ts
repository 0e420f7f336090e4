import { apiQuery } from '#lib/api/query.ts';

/** What the member staked and won since a game was opened. */
export function gameSessionQuery(sessionId: string) {
  return apiQuery('GET /api/member/game/session', { game_session_id: sessionId });
}

/** Games that the member opened last. */
export function lastPlayedQuery() {
  return apiQuery('GET /api/member/game/last', {});
}
