import { apiQuery } from '#lib/api/query.ts';

/** The member's wallets with their balances. */
export function walletsQuery() {
  return apiQuery('POST /api/member/wallets', {});
}
