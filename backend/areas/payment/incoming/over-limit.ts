import type { Deposit } from '#backend/areas/payment/incoming/lock-deposit.ts';
import { paymentTransfers } from '#backend/areas/payment/payment-transfers.ts';
import { readMoneyIn } from '#backend/areas/payment/read-money-in.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { findHeadroom } from '#backend/core/policies/policy.ts';
import type { Services } from '#backend/services.ts';
import { statusAt } from '#rules/payment/deposit-status.ts';

/**
 * True where the money of a deposit, which is held, finds no headroom in its member's deposit limits. One that is open has reserved its headroom; one that
 * expired or was given up has not, and others may have been asked for in its place. Holds the wallet.
 */
export async function isOverLimit(
  { policies }: Pick<Services, 'policies'>,
  tx: Tx,
  row: Deposit,
  at: Date,
): Promise<boolean> {
  if (statusAt(row, at) === 'pending') return false;
  const headroom = await findHeadroom(tx, policies, {
    on: 'deposit',
    by: 'member',
    moneyIn: readMoneyIn,
    memberId: row.memberId,
    kind: paymentTransfers.deposit.name,
    at,
  });
  return headroom !== null && row.satang > headroom;
}
