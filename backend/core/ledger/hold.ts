import type { Statement, Tx } from '#backend/core/db/database.ts';
import { earlierTransfer, type Repeated } from '#backend/core/ledger/earlier-transfer.ts';
import { entryWrites } from '#backend/core/ledger/entry-writes.ts';
import { holdTransfers } from '#backend/core/ledger/hold-transfers.ts';

/**
 * Funds set aside: placed from the main wallet into the member's hold account, then either posted to a house account
 * or voided back into the wallet. The transfer that ends a hold has the hold's id as its key, so a hold ends once.
 */
export interface HoldOrder {
  readonly holdId: string;
  readonly transferId: string;
  /** The client's key; with `scope` it makes the hold happen at most once. */
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
  readonly reference: string;
  readonly memberId: string;
  readonly satang: bigint;
  readonly at: Date;
}

export type HoldOutcome = { readonly outcome: 'placed' } | { readonly outcome: 'insufficient' } | Repeated;

const lock: Statement = {
  name: 'ledger_hold_lock',
  text: `SELECT id FROM ledger_account WHERE member_id = $1::uuid AND kind IN ('main', 'hold') ORDER BY id FOR UPDATE`,
};

/** Holds the main wallet and the funds set aside of a member until the commit, in the order in which everybody does. */
export async function lockForHold(tx: Tx, memberId: string): Promise<void> {
  await tx.query(lock, [memberId]);
}

const place: Statement = {
  name: 'ledger_hold_place',
  text: `
    WITH journal AS (
      INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at)
      VALUES ($1::uuid, $2::text, $3::text, $4::text, '${holdTransfers.place.name}', $5::text, $6::timestamptz)
      ON CONFLICT (scope, key) DO NOTHING RETURNING id
    ), source AS (
      UPDATE ledger_account SET balance = balance - $7::bigint, seq = seq + 1, stated_at = greatest(stated_at, $6::timestamptz)
      WHERE member_id = $8::uuid AND kind = 'main' AND balance - $7::bigint >= floor AND EXISTS (SELECT 1 FROM journal)
      RETURNING id, balance, seq, stated_at
    ), target AS (
      UPDATE ledger_account SET balance = balance + $7::bigint, seq = seq + 1, stated_at = greatest(stated_at, $6::timestamptz)
      WHERE member_id = $8::uuid AND kind = 'hold' AND EXISTS (SELECT 1 FROM source)
      RETURNING id, balance, seq, stated_at
    ), entry AS (
      INSERT INTO posting (transfer_id, position, from_account, to_account, satang, from_seq, from_balance, to_seq, to_balance)
      SELECT $1::uuid, 0, source.id, target.id, $7::bigint, source.seq, source.balance, target.seq, target.balance
      FROM source, target
    ), moved AS (
      SELECT id AS account_id, seq, stated_at AS at, -$7::bigint AS satang, balance FROM source
      UNION ALL
      SELECT id, seq, stated_at, $7::bigint, balance FROM target
    ), stated AS (${entryWrites(`(
      SELECT moved.*, '${holdTransfers.place.name}' AS kind, $5::text AS reference, false AS outside FROM moved
    ) AS entered`)}
    ), kept AS (
      INSERT INTO hold (id, member_id, satang, status, reference, created_at)
      SELECT $9::uuid, $8::uuid, $7::bigint, 'pending', $5::text, $6::timestamptz FROM target
      RETURNING id
    )
    SELECT (SELECT count(*) FROM journal) AS fresh, (SELECT count(*) FROM kept) AS kept`,
};

/** Sets satang (> 0) aside. After `insufficient` the caller must let the transaction roll back, so that the key is free again. */
export async function placeHold(tx: Tx, order: HoldOrder): Promise<HoldOutcome> {
  await lockForHold(tx, order.memberId);
  const [row] = await tx.query<{ fresh: bigint; kept: bigint }>(place, [
    order.transferId,
    order.scope,
    order.key,
    order.requestHash,
    order.reference,
    order.at,
    order.satang,
    order.memberId,
    order.holdId,
  ]);
  if (row?.fresh === 0n) return earlierTransfer(tx, order);
  return { outcome: row?.kept === 1n ? 'placed' : 'insufficient' };
}

export interface HoldEnd {
  readonly holdId: string;
  readonly transferId: string;
  readonly at: Date;
}

/** `already` says how a hold that ended before this call had ended. */
export type HoldEndOutcome =
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'already'; readonly status: 'posted' | 'voided' }
  | { readonly outcome: 'unknown' };

const end: Statement = {
  name: 'ledger_hold_end',
  text: `
    UPDATE hold SET status = $2::text, ended_at = $3::timestamptz WHERE id = $1::uuid AND status = 'pending'
    RETURNING member_id AS "memberId", satang, reference`,
};

const state: Statement = { name: 'ledger_hold_state', text: 'SELECT status FROM hold WHERE id = $1::uuid' };

const move: Statement = {
  name: 'ledger_hold_move',
  text: `
    WITH journal AS (
      INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at)
      VALUES ($1::uuid, $9::text, $2::uuid::text, $3::text, $10::text, $4::text, $5::timestamptz)
    ), source AS (
      UPDATE ledger_account SET balance = balance - $6::bigint, seq = seq + 1, stated_at = greatest(stated_at, $5::timestamptz)
      WHERE member_id = $7::uuid AND kind = 'hold' RETURNING id, balance, seq, stated_at
    ), target AS (
      UPDATE ledger_account SET balance = balance + $6::bigint, seq = seq + 1, stated_at = greatest(stated_at, $5::timestamptz)
      WHERE member_id = $7::uuid AND kind = 'main' AND $8::uuid IS NULL RETURNING id, balance, seq, stated_at
    ), moved AS (
      SELECT id AS account_id, seq, stated_at AS at, -$6::bigint AS satang, balance FROM source
      UNION ALL
      SELECT id, seq, stated_at, $6::bigint, balance FROM target
    ), stated AS (${entryWrites(`(
      SELECT moved.*, $10::text AS kind, $4::text AS reference, $8::uuid IS NOT NULL AS outside FROM moved
    ) AS entered`)}
    )
    INSERT INTO posting (transfer_id, position, from_account, to_account, satang, from_seq, from_balance, to_seq, to_balance)
    SELECT $1::uuid, 0, source.id, coalesce(target.id, $8::uuid), $6::bigint, source.seq, source.balance, target.seq, target.balance
    FROM source LEFT JOIN target ON true`,
};

async function endHold(
  tx: Tx,
  order: HoldEnd,
  status: 'posted' | 'voided',
  toAccount: string | null,
): Promise<HoldEndOutcome> {
  const [held] = await tx.query<{ memberId: string; satang: bigint; reference: string }>(end, [
    order.holdId,
    status,
    order.at,
  ]);
  if (!held) {
    const [row] = await tx.query<{ status: 'posted' | 'voided' }>(state, [order.holdId]);
    return row ? { outcome: 'already', status: row.status } : { outcome: 'unknown' };
  }
  await lockForHold(tx, held.memberId);
  await tx.query(move, [
    order.transferId,
    order.holdId,
    status,
    held.reference,
    order.at,
    held.satang,
    held.memberId,
    toAccount,
    holdTransfers[status].scope,
    holdTransfers[status].name,
  ]);
  return { outcome: 'ended' };
}

/** Pays the held funds into a house account. */
export function postHold(tx: Tx, order: HoldEnd & { readonly toAccount: string }): Promise<HoldEndOutcome> {
  return endHold(tx, order, 'posted', order.toAccount);
}

/** Gives the held funds back to the member's main wallet. */
export function voidHold(tx: Tx, order: HoldEnd): Promise<HoldEndOutcome> {
  return endHold(tx, order, 'voided', null);
}
