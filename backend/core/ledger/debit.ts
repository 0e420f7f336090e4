import type { Statement, Tx } from '#backend/core/db/database.ts';
import { type HouseKind, isOutside, type MemberKind } from '#backend/core/ledger/accounts.ts';
import { earlierTransfer, findEarlier, type Repeated } from '#backend/core/ledger/earlier-transfer.ts';
import { entryWrites } from '#backend/core/ledger/entry-writes.ts';
import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';
import { askPolicies, isGuarded, type Policy } from '#backend/core/policies/policy.ts';
import type { Refusal } from '#backend/refusal.ts';

export interface Debit {
  readonly transferId: string;
  /** Money happens at most once per scope and key. */
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
  readonly kind: TransferKind<MemberKind, HouseKind>;
  /** What the money is for: a bill, a withdrawal. */
  readonly reference: string;
  readonly at: Date;
  readonly memberId: string;
  readonly toAccount: string;
  readonly satang: bigint;
  /** Conditions that areas put before the money; a key that was used is answered before any of them. */
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
  readonly balance: bigint | null;
  readonly guarded: boolean | null;
}

/** `wallet` has one row when the money moved, and none when the key was used before or the funds do not reach. */
const moves = `
    journal AS (
      INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at)
      VALUES ($1::uuid, $2::text, $3::text, $4::text, $5::text, $6::text, $7::timestamptz)
      ON CONFLICT (scope, key) DO NOTHING RETURNING id
    ), wallet AS (
      UPDATE ledger_account SET balance = balance - $8::bigint, seq = seq + 1, stated_at = greatest(stated_at, $7::timestamptz)
      WHERE member_id = $9::uuid AND kind = $10::text AND balance - $8::bigint >= floor
        AND EXISTS (SELECT 1 FROM journal)
      RETURNING id, member_id, balance, seq, stated_at, guarded
    ), entry AS (
      INSERT INTO posting (transfer_id, position, from_account, to_account, satang, from_seq, from_balance)
      SELECT $1::uuid, 0, wallet.id, $11::uuid, $8::bigint, wallet.seq, wallet.balance FROM wallet
    ), stated AS (${entryWrites(`(
      SELECT wallet.id AS account_id, wallet.seq, wallet.stated_at AS at, $5::text AS kind, -$8::bigint AS satang, wallet.balance,
        $6::text AS reference, false AS outside FROM wallet
    ) AS moved`)}
    )`;
const answer = `(SELECT count(*) FROM journal) AS fresh, (SELECT balance FROM wallet) AS balance,
      (SELECT ${isGuarded('wallet')} FROM wallet) AS guarded`;

/**
 * A statement that debits and writes what the money is for in the same round trip. `writes` are common table
 * expressions that begin at `wallet`, which has a row only when the money moved; `columns` are scalar subqueries.
 * The values of both are numbered from $12.
 */
export function debitAnd(name: string, writes: string, columns: string): Statement {
  return { name, text: `WITH ${moves}, ${writes} SELECT ${answer}, ${columns}` };
}

/**
 * Takes satang (> 0) from a member's account, above its floor, into a house account, by a statement of `debitAnd` with
 * its values, if the policies let it pass; `row` holds its columns. One round trip when it succeeds and no policy has a say: the
 * statement itself tells whether the wallet is guarded, so policies for guarded members are asked after it.
 * After `insufficient` and `refused` the caller must let the transaction roll back, so that nothing is left and the key is free.
 */
export async function debitWith<Row extends object>(
  tx: Tx,
  order: Debit,
  statement: Statement,
  values: readonly unknown[],
): Promise<DebitOutcome<Row>> {
  const { memberId, satang, at, kind, reference } = order;
  if (isOutside(kind.to)) throw new Error(`${kind.name}: what leaves the site is held first`);
  const intent = { on: 'spend', memberId, kind: kind.name, reference, satang, at } as const;
  const { first = [], afterwards = [] } = Object.groupBy(order.policies, ({ onlyGuarded }) =>
    onlyGuarded ? 'afterwards' : 'first',
  );
  const refusal = await askPolicies(tx, first, intent);
  if (refusal) return (await findEarlier(tx, order)) ?? { outcome: 'refused', refusal };
  const [row] = await tx.query<Row & Taken>(statement, [
    order.transferId,
    order.scope,
    order.key,
    order.requestHash,
    kind.name,
    order.reference,
    at,
    satang,
    memberId,
    kind.from[0],
    order.toAccount,
    ...values,
  ]);
  if (!row) throw new Error(`${statement.name} answered nothing`);
  if (row.fresh === 0n) return earlierTransfer(tx, order);
  if (row.balance === null) return { outcome: 'insufficient' };
  const late = row.guarded ? await askPolicies(tx, afterwards, intent) : null;
  return late ? { outcome: 'refused', refusal: late } : { outcome: 'posted', row };
}
