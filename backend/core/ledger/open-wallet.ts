import type { Orm } from '#backend/core/db/database.ts';
import { type AccountOwner, newWallet } from '#backend/core/ledger/accounts.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import type { Wallet } from '#backend/core/ledger/unit.ts';

/** Opens a wallet of another kind for a member, empty, where there is none yet; before it is first credited. */
export async function openWallet(
  orm: Orm,
  { unit, wallet }: { readonly unit: string; readonly wallet: Wallet },
  { agentId, memberId, uuid }: AccountOwner,
): Promise<void> {
  await orm
    .insert(ledgerAccount)
    .values({ id: uuid(), agentId, memberId, ...newWallet(unit, wallet) })
    .onConflictDoNothing();
}
