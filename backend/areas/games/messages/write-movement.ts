import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { MovementKind } from '#rules/games/movements.ts';

/** A movement of a provider other than a stake. */
export interface MovementRow {
  readonly id: string;
  readonly providerId: string;
  readonly transactionId: string;
  readonly kind: Exclude<MovementKind, 'bet'>;
  readonly memberId: string;
  readonly roundId: string;
  readonly requestHash: string;
  readonly satang: bigint;
  readonly originalId?: string | undefined;
  readonly at: Date;
}

const insert: Statement = {
  name: 'games_insert_movement',
  text: `
    INSERT INTO game_movement (provider_id, transaction_id, id, kind, member_id, round_id, request_hash, satang, original_id,
      counts_turnover, counts_cashback, counts_commission, at)
    VALUES ($1::text, $2::text, $3::uuid, $4::text, $5::uuid, $6::text, $7::text, $8::bigint, $9::text, false, false, false, $10::timestamptz)
    ON CONFLICT DO NOTHING RETURNING id`,
};

/** Writes a movement; false when its id is taken. Waits for a transaction that is about to take it. */
export async function insertMovement(tx: Tx, row: MovementRow): Promise<boolean> {
  const { providerId, transactionId, id, kind, memberId, roundId, requestHash, satang, originalId, at } = row;
  const values = [
    providerId,
    transactionId,
    id,
    kind,
    memberId,
    roundId,
    requestHash,
    satang,
    originalId ?? null,
    at,
  ];
  return (await tx.query(insert, values)).length === 1;
}
