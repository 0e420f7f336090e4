import type { withdrawal } from '#backend/areas/payment/withdraw/tables.ts';
import type { Withdrawal } from '#contract/payment/withdraw.ts';
import { toBaht } from '#rules/money/baht.ts';

/** A withdrawal with the name of its bank; null where the agent no longer has that bank. */
export type WithdrawalRow = Pick<
  typeof withdrawal.$inferSelect,
  | 'ref'
  | 'satang'
  | 'status'
  | 'bankCode'
  | 'accountMasked'
  | 'requestedAt'
  | 'approvedAt'
  | 'endedAt'
  | 'reason'
  | 'trimmedSatang'
> & { readonly bankName: string | null };

export function presentWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    ref: row.ref,
    amount: toBaht(row.satang),
    status: row.status,
    account: {
      bank_code: row.bankCode,
      bank_name: row.bankName ?? '',
      account_masked: row.accountMasked,
    },
    requested_at: row.requestedAt.toISOString(),
    approved_at: row.approvedAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
    reason: row.reason,
    bonus_removed: toBaht(row.trimmedSatang),
  };
}
