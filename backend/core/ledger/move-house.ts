import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { ScopedKind } from '#backend/core/ledger/transfer-kind.ts';
import { BAHT, type HouseKind } from '#backend/core/ledger/unit.ts';

export interface HouseMove {
  readonly transferId: string;
  /** Money happens at most once per key in the scope of its kind. */
  readonly key: string;
  readonly requestHash: string;
  readonly kind: ScopedKind<HouseKind, HouseKind>;
  readonly reference: string;
  readonly at: Date;
  readonly fromAccount: string;
  readonly toAccount: string;
  readonly satang: bigint;
}

const move: Statement = {
  name: 'ledger_move_house',
  text: `
    WITH journal AS (
      INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at, unit)
      VALUES ($1::uuid, $2::text, $3::text, $4::text, $5::text, $6::text, $7::timestamptz, $11::text)
      ON CONFLICT (scope, key) DO NOTHING RETURNING id
    )
    INSERT INTO posting (transfer_id, position, from_account, to_account, satang)
    SELECT id, 0, $8::uuid, $9::uuid, $10::bigint FROM journal RETURNING transfer_id AS "transferId"`,
};

/** Moves satang (> 0) between two accounts of the house, at most once per key; false when it was done before. */
export async function moveHouse(tx: Tx, order: HouseMove): Promise<boolean> {
  const rows = await tx.query<{ transferId: string }>(move, [
    order.transferId,
    order.kind.scope,
    order.key,
    order.requestHash,
    order.kind.name,
    order.reference,
    order.at,
    order.fromAccount,
    order.toAccount,
    order.satang,
    order.kind.unit ?? BAHT,
  ]);
  return rows.length > 0;
}
