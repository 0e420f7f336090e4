import type { Calls } from '#contract/calls.ts';
import { call } from '#lib/api/call.ts';
import { apiQuery } from '#lib/api/query.ts';

/** A poll with its choices, prizes and commitment. */
export type PollConfig = Calls['GET /api/poll/config']['data'];
export type PollPrize = PollConfig['metadata']['prizes'][number];
export type PollWinners = Calls['GET /api/poll/winners']['data'];
export type PollStats = Calls['GET /api/poll/stats']['data'];
export type PollQuota = Calls['GET /api/poll/quota/get']['data'];
export type PollAnswer = PollQuota['answers'][number];
type Tickets = Calls['GET /api/poll/tickets']['data'];

export function pollStatsQuery(pollId: number) {
  return apiQuery('GET /api/poll/stats', { poll_id: pollId });
}

export function pollQuotaQuery(pollId: number) {
  return apiQuery('GET /api/poll/quota/get', { poll_id: pollId });
}

/** Sends one answer under the key of its press. */
export function submitAnswer(order: Calls['POST /api/poll/submit']['request']) {
  return call('POST /api/poll/submit', order);
}

/** Own answers as they are now. */
export async function findAnswers(pollId: number): Promise<readonly PollAnswer[]> {
  return (await call('GET /api/poll/quota/get', { poll_id: pollId })).answers;
}

/** All answers of a poll, by which its draw can be checked. */
export async function readTickets(pollId: number): Promise<Tickets> {
  const all: Tickets = [];
  for (;;) {
    const some = await call('GET /api/poll/tickets', { poll_id: pollId, after: all.length });
    if (some.length === 0) return all;
    all.push(...some);
  }
}
