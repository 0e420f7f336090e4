import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';

/** Quests with true progress, the check-in of today, and points. */
export type QuestList = Calls['GET /api/quest/list']['data'];
export type Quest = QuestList['quests'][number];
export type PointHistory = Calls['GET /api/member/points/history']['data'];

export function questsQuery() {
  return apiQuery('GET /api/quest/list', {});
}

/** Movements of points, the newest or those before one of them. */
export function pointHistoryQuery(before?: string) {
  return apiQuery('GET /api/member/points/history', before === undefined ? {} : { before_seq: before });
}
