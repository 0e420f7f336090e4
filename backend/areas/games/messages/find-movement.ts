import type { Statement, Tx } from '#backend/core/db/database.ts';
import { Refusal } from '#backend/refusal.ts';
import type { MovementKind } from '#rules/games/movements.ts';

/** A movement as it was written. */
export interface Movement {
  readonly id: string;
  readonly kind: MovementKind;
  readonly memberId: string;
  readonly roundId: string;
  readonly requestHash: string;
  readonly satang: bigint;
  readonly at: Date;
  readonly isRolledBack: boolean;
}

const find: Statement = {
  name: 'games_find_movement',
  text: `
    SELECT own.id, own.kind, own.member_id AS "memberId", own.round_id AS "roundId", own.request_hash AS "requestHash", own.satang, own.at,
      EXISTS (
        SELECT 1 FROM game_movement back WHERE back.provider_id = own.provider_id AND back.round_id = own.round_id
          AND back.kind = 'rollback' AND back.original_id = own.transaction_id
      ) AS "isRolledBack"
    FROM game_movement own WHERE own.provider_id = $1::text AND own.transaction_id = $2::text`,
};

/** What a provider told under an id; undefined when nothing was. */
export async function findMovement(
  db: Pick<Tx, 'query'>,
  providerId: string,
  transactionId: string,
): Promise<Movement | undefined> {
  const [movement] = await db.query<Movement>(find, [providerId, transactionId]);
  return movement;
}

/** An id was used before for something else, or for another amount. */
export function mismatch(): Refusal {
  return new Refusal('TRANSACTION_MISMATCH', 'หมายเลขรายการนี้ใช้กับรายการอื่นไปแล้ว');
}

/**
 * True when this very message was carried out before. Throws 4503 when its id stands for another, and 4504 for a stake that was
 * given back, before it came or since.
 */
export function isRepeated(movement: Movement | undefined, requestHash: string): movement is Movement {
  if (!movement) return false;
  if (movement.kind === 'refused') throw rolledBack();
  if (movement.requestHash !== requestHash) throw mismatch();
  if (movement.isRolledBack) throw rolledBack();
  return true;
}

export function rolledBack(): Refusal {
  return new Refusal('BET_ROLLED_BACK', 'รายการนี้ยกเลิกไปก่อนแล้ว');
}
