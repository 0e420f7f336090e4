import type { ledgerAccount } from '#backend/core/ledger/tables.ts';
import type { Wallet } from '#contract/wallet.ts';
import { toBaht } from '#rules/money/baht.ts';

/** A wallet on the wire, its balance in baht. */
export function presentWallet(
  row: Pick<typeof ledgerAccount.$inferSelect, 'id' | 'name' | 'balance' | 'walletTypeId'>,
): Wallet {
  return {
    id: row.id,
    wallet_name: row.name,
    balance: toBaht(row.balance ?? 0n),
    wallet_type_id: row.walletTypeId ?? 0,
  };
}
