import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { DebitStatement } from '#backend/core/ledger/debit-statement.ts';
import { earlierTransfer, findEarlier, type Repeated } from '#backend/core/ledger/earlier-transfer.ts';
import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';
import { BAHT, type HouseKind, type MemberKind } from '#backend/core/ledger/unit.ts';
import { askPolicies, type Policy } from '#backend/core/policies/policy.ts';
import type { Refusal } from '#backend/refusal.ts';

export interface Debit {
  readonly transferId: string;
  /** Money happens at most once per scope and key. */
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
  readonly kind: TransferKind<MemberKind, HouseKind>;
  /** Accounts that it may take from, in this order, all among those of its kind; the first of its kind when left out. */
  readonly wallets?: readonly MemberKind[];
  /** What the money is for: a bill, a withdrawal. */
  readonly reference: string;
  readonly at: Date;
  readonly memberId: string;
  readonly toAccount: string;
  readonly satang: bigint;
  /**
   * Conditions that areas put before the money; a key that was used is answered before any of them. None before another
   * unit: they count satang.
   */
  readonly policies: readonly Policy[];
}

export type DebitOutcome<Row> =
  | { readonly outcome: 'posted'; readonly row: Row }
  | { readonly outcome: 'insufficient' }
  | { readonly outcome: 'refused'; readonly refusal: Refusal }
  | Repeated;

/** What every debit answers; the last two are null when the money did not move. */
interface Taken {
  readonly fresh: bigint;
  /** Of all accounts that it took from. */
  readonly balance: bigint | null;
  readonly guarded: boolean | null;
}

/** The main wallet is among them, for policies trust that it is held. */
const lockWallets: Statement = {
  name: 'ledger_debit_lock',
  text: `SELECT id FROM ledger_account WHERE member_id = $1::uuid AND (kind = 'main' OR kind = ANY($2::text[])) ORDER BY id FOR UPDATE`,
};

/**
 * Takes satang (> 0; of another unit its smallest part) from a member's accounts, above their floor, into a house account, by
 * a statement of `debitAnd` with its values by name, if the policies let it pass; `row` holds its columns. From one account it
 * is one round trip when it succeeds and no policy has a say: the statement itself tells whether the wallet is guarded, so
 * policies for guarded members are asked after it. Several accounts are locked before, which is one more.
 * After `insufficient` and `refused` the caller must let the transaction roll back, so that nothing is left and the key is free.
 */
export async function debitWith<Row extends object, Name extends string = never>(
  tx: Tx,
  order: Debit,
  statement: DebitStatement<Name>,
  values: Readonly<Record<Name, unknown>>,
): Promise<DebitOutcome<Row>> {
  const { memberId, satang, at, kind, reference } = order;
  const { unit = BAHT } = kind;
  const wallets = walletsOf(order);
  const isOne = wallets.length === 1 && (wallets[0] === 'main' || unit !== BAHT);
  if (!isOne) await tx.query(lockWallets, [memberId, wallets]);
  const intent = { on: 'spend', memberId, kind: kind.name, reference, satang, at } as const;
  const { first = [], afterwards = [] } = Object.groupBy(order.policies, ({ onlyGuarded }) =>
    onlyGuarded ? 'afterwards' : 'first',
  );
  const refusal = await askPolicies(tx, first, intent);
  if (refusal) return (await findEarlier(tx, order)) ?? { outcome: 'refused', refusal };
  const { name, text } = isOne ? statement.one : statement.several;
  const [row] = await tx.query<Row & Taken>({ name, text }, [
    order.transferId,
    order.scope,
    order.key,
    order.requestHash,
    kind.name,
    order.reference,
    at,
    satang,
    memberId,
    isOne ? wallets[0] : wallets,
    order.toAccount,
    unit,
    ...statement.names.map((own) => values[own]),
  ]);
  if (!row) throw new Error(`${name} answered nothing`);
  if (row.fresh === 0n) return earlierTransfer(tx, order);
  if (row.balance === null) return { outcome: 'insufficient' };
  const late = row.guarded ? await askPolicies(tx, afterwards, intent) : null;
  return late ? { outcome: 'refused', refusal: late } : { outcome: 'posted', row };
}

/** Throws for what a debit must not do: it is a fault of the caller. */
function walletsOf({ kind, policies, wallets = [kind.from[0]] }: Debit): readonly MemberKind[] {
  if (kind.outside) throw new Error(`${kind.name}: what leaves the site is held first`);
  if (kind.unit && kind.unit !== BAHT && policies.length > 0)
    throw new Error(`${kind.name}: policies are about money`);
  const others = wallets.filter((wallet) => !kind.from.includes(wallet));
  if (wallets.length === 0 || others.length > 0 || new Set(wallets).size < wallets.length)
    throw new Error(`${kind.name} takes nothing from ${wallets.join(', ')}`);
  return wallets;
}
