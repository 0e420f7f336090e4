import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';

/** What can be withdrawn now and where to, what is open, and the newest withdrawals. */
export type WithdrawInfo = Calls['GET /api/member/withdraw/info']['data'];
export type Withdrawal = WithdrawInfo['recent'][number];

export function withdrawInfoQuery() {
  return apiQuery('GET /api/member/withdraw/info', {});
}

/** The withdrawal that was asked for with a key, or none. Tells what became of a request whose answer was lost. */
export function withdrawalByKeyQuery(idempotencyKey: string) {
  return apiQuery('GET /api/member/withdraw/list', { idempotency_key: idempotencyKey });
}

/** Withdrawals before one of them, newest first. */
export function olderWithdrawalsQuery(before: string) {
  return apiQuery('GET /api/member/withdraw/list', { before });
}
