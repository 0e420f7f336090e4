import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Orm } from '#backend/core/db/database.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';

/** An account of the house, once per agent. Areas say which they need (`houseAccounts`). */
export type HouseKind = `house.${string}`;
/** Accounts of a member: the main wallet, and funds set aside. */
export type MemberKind = 'main' | 'hold';

export const MAIN_WALLET_TYPE = 1;

/** Accounts of the house at the edge of the site: what comes from them was paid in, what goes there was paid out. */
const OUTSIDE: readonly string[] = ['house.deposit', 'house.suspense', 'house.withdrawal'];

/** True where money of one of these accounts comes to the site or leaves it. */
export function isOutside(kinds: readonly string[]): boolean {
  return kinds.some((kind) => OUTSIDE.includes(kind));
}

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

/** Opens the ledger accounts of a new member, empty. */
export async function openMemberAccounts(
  orm: Orm,
  account: { agentId: number; memberId: string; uuid: () => string },
): Promise<void> {
  const base = { agentId: account.agentId, memberId: account.memberId, balance: 0n };
  await orm.insert(ledgerAccount).values([
    { ...base, id: account.uuid(), kind: 'main', walletTypeId: MAIN_WALLET_TYPE, name: 'กระเป๋าหลัก' },
    { ...base, id: account.uuid(), kind: 'hold', walletTypeId: null, name: 'เงินที่กันไว้' },
  ]);
}
