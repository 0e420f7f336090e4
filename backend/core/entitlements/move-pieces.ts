import type { Statement, Tx } from '#backend/core/db/database.ts';
import { type LotState, lotStates } from '#backend/core/entitlements/tables.ts';

/** Pieces of a lot that go from one state to another. */
export interface PieceMove {
  readonly actId: string;
  readonly lotId: string;
  readonly source: LotState;
  readonly target: LotState;
  readonly amount: number;
}

const counts = lotStates
  .map(
    (state) =>
      `${state} = ${state} - CASE item.source WHEN '${state}' THEN item.amount ELSE 0 END + CASE item.target WHEN '${state}' THEN item.amount ELSE 0 END`,
  )
  .join(', ');

const move: Statement = {
  name: 'entitlements_move',
  text: `
    WITH item AS (
      SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::int[]) AS item (act_id, lot_id, source, target, amount)
    ), changed AS (
      UPDATE entitlement_lot SET seq = seq + 1, ${counts}
      FROM item WHERE entitlement_lot.id = item.lot_id RETURNING item.*, entitlement_lot.seq
    )
    INSERT INTO entitlement_move (act_id, lot_id, seq, source, target, amount)
    SELECT act_id, lot_id, seq, source, target, amount FROM changed`,
};

/** Writes moves, at most one for a lot, with what the lots hold after them. The lots are locked. */
export async function movePieces(tx: Tx, moves: readonly PieceMove[]): Promise<void> {
  await tx.query(move, [
    moves.map(({ actId }) => actId),
    moves.map(({ lotId }) => lotId),
    moves.map(({ source }) => source),
    moves.map(({ target }) => target),
    moves.map(({ amount }) => amount),
  ]);
}
