import type { Statement, Tx } from '#backend/core/db/database.ts';
import { entryWrites } from '#backend/core/ledger/entry-writes.ts';
import type { ScopedKind } from '#backend/core/ledger/transfer-kind.ts';
import { BAHT, type MemberKind } from '#backend/core/ledger/unit.ts';

/** Money that goes from one account of a member into the main wallet of the same member. */
export interface MoveWithin {
  readonly kind: Omit<ScopedKind<never, 'main'>, 'from'>;
  readonly from: MemberKind;
  readonly transferId: string;
  readonly key: string;
  readonly requestHash: string;
  readonly reference: string;
  readonly memberId: string;
  readonly satang: bigint;
  readonly at: Date;
}

const move: Statement = {
  name: 'ledger_move_within',
  text: `
    WITH journal AS (
      INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at)
      VALUES ($1::uuid, $2::text, $3::text, $4::text, $5::text, $6::text, $7::timestamptz)
    ), source AS (
      UPDATE ledger_account SET balance = balance - $8::bigint, seq = seq + 1, stated_at = greatest(stated_at, $7::timestamptz)
      WHERE member_id = $9::uuid AND kind = $10::text AND unit = '${BAHT}' RETURNING id, balance, seq, stated_at
    ), target AS (
      UPDATE ledger_account SET balance = balance + $8::bigint, seq = seq + 1, stated_at = greatest(stated_at, $7::timestamptz)
      WHERE member_id = $9::uuid AND kind = 'main' AND EXISTS (SELECT 1 FROM source) RETURNING id, balance, seq, stated_at
    ), entry AS (
      INSERT INTO posting (transfer_id, position, from_account, to_account, satang, from_seq, from_balance, to_seq, to_balance)
      SELECT $1::uuid, 0, source.id, target.id, $8::bigint, source.seq, source.balance, target.seq, target.balance FROM source, target
    ), moved AS (
      SELECT id AS account_id, seq, stated_at AS at, -$8::bigint AS satang, balance FROM source
      UNION ALL
      SELECT id, seq, stated_at, $8::bigint, balance FROM target
    ), stated AS (${entryWrites(`(
      SELECT moved.*, $5::text AS kind, $6::text AS reference, false AS outside FROM moved
    ) AS entered`)}
    )
    SELECT count(*) AS total FROM target`,
};

/**
 * Moves satang (> 0) within a member, once per scope and key: a key that was used, or an account that holds less, throws. The caller
 * holds the main wallet, which everybody takes first.
 */
export async function moveWithin(tx: Tx, order: MoveWithin): Promise<void> {
  const { kind, at, satang, memberId } = order;
  const named = [order.transferId, kind.scope, order.key, order.requestHash, kind.name, order.reference];
  const [row] = await tx.query<{ total: bigint }>(move, [...named, at, satang, memberId, order.from]);
  if (row?.total !== 1n) throw new Error(`${kind.name} ${order.key}: the member has no ${order.from}`);
}
