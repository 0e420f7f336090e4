import { toBaht } from '#rules/money/baht.ts';

/** The answer to a movement that was carried out. */
export function presentDone(
  transactionId: string,
  { movementId, balanceSatang, repeated }: { movementId: string; balanceSatang: bigint; repeated: boolean },
) {
  return {
    balance: toBaht(balanceSatang),
    currency: 'THB' as const,
    transaction_id: transactionId,
    site_transaction_id: movementId,
    repeated,
  };
}
