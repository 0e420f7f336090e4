import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Orm } from '#backend/core/db/database.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import { BAHT, type HouseKind, type Wallet } from '#backend/core/ledger/unit.ts';

/** Accounts that every member has from the beginning. */
export const mainWallet: Wallet = { kind: 'main', name: 'กระเป๋าหลัก', typeId: 1 };
export const holdWallet: Wallet = { kind: 'hold', name: 'เงินที่กันไว้' };
/** Opened when a member owes for the first time. */
export const debtWallet: Wallet = { kind: 'debt', name: 'ยอดค้างชำระ' };

/** What is promised and not the member's yet: no stake and no withdrawal takes from it. Opened with the first bonus. */
export const bonusWallet = { kind: 'wallet.bonus', name: 'กระเป๋าโบนัส' } as const satisfies Wallet;

const known = new WeakMap<Database, Map<string, string>>();

/** Id of a house account. House accounts are made by the seed and never change, so ids are remembered per database. */
export async function houseAccount(
  db: Database,
  orm: Orm,
  agentId: number,
  kind: HouseKind,
): Promise<string> {
  const ids = known.get(db) ?? new Map<string, string>();
  known.set(db, ids);
  const name = `${agentId} ${kind}`;
  const remembered = ids.get(name);
  if (remembered) return remembered;
  const [row] = await orm
    .select({ id: ledgerAccount.id })
    .from(ledgerAccount)
    .where(
      and(eq(ledgerAccount.agentId, agentId), eq(ledgerAccount.kind, kind), isNull(ledgerAccount.memberId)),
    );
  if (!row) throw new Error(`House account ${kind} of agent ${agentId} is missing`);
  ids.set(name, row.id);
  return row.id;
}

export interface AccountOwner {
  readonly agentId: number;
  readonly memberId: string;
  readonly uuid: () => string;
}

/** Columns of a wallet that is opened, empty. */
export const newWallet = (unit: string, { kind, name, typeId }: Wallet) => ({
  kind,
  unit,
  name,
  walletTypeId: typeId ?? null,
  balance: 0n,
});

/** Opens the ledger accounts of a new member, empty. */
export async function openMemberAccounts(orm: Orm, { agentId, memberId, uuid }: AccountOwner): Promise<void> {
  const wallets = [mainWallet, holdWallet];
  await orm
    .insert(ledgerAccount)
    .values(wallets.map((wallet) => ({ id: uuid(), agentId, memberId, ...newWallet(BAHT, wallet) })));
}
