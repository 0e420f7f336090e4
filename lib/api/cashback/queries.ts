import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';

/** Rates by rank, and those that begin on a later day. */
export type CashbackRates = Calls['GET /api/cashback/rates']['data'];
export type RankRates = CashbackRates['now']['ranks'][number];

/** What stands for today on both bases, and what can be claimed of yesterday. */
export type CashbackToday = Calls['GET /api/cashback/today']['data'];
export type CashbackFigures = CashbackToday['loss'];

/** Closed days on one basis, newest first. */
export type CashbackHistory = Calls['GET /api/cashback/loss/history']['data'];
export type CashbackDay = CashbackHistory['rows'][number];

export function cashbackTodayQuery() {
  return apiQuery('GET /api/cashback/today', {});
}

export function turnoverHistoryQuery(before?: string) {
  return apiQuery('GET /api/cashback/turnover/history', before === undefined ? {} : { before_day: before });
}

export function lossHistoryQuery(before?: string) {
  return apiQuery('GET /api/cashback/loss/history', before === undefined ? {} : { before_day: before });
}
