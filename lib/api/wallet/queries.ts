import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';

/** A page of movements of a wallet, with the sums of their days. */
export type Statement = Calls['GET /api/member/statement']['data'];

/** What bets brought and took in a period. */
export type WinLoss = Calls['GET /api/member/winloss']['data'];

/** The member's wallets with their balances. */
export function walletsQuery() {
  return apiQuery('POST /api/member/wallets', {});
}
