import { AGENT_CODE } from '#contract/constants.ts';
import { apiQuery } from '#lib/api/query.ts';

/** The agent's bank accounts that take deposits. */
export function bankAccountsQuery() {
  return apiQuery('POST /api/agent/bank_accounts', { agent_code: AGENT_CODE });
}

/** The agent's TrueMoney wallets that take deposits. */
export function trueMoneyAccountsQuery() {
  return apiQuery('POST /api/agent/true_money_accounts', { agent_code: AGENT_CODE });
}
