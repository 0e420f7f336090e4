import type { Statement, Tx } from '#backend/core/db/database.ts';

/** In which state a round must be for its bills to end in a certain way. */
export interface RoundState {
  readonly roundId: string;
  readonly status: 'resulting' | 'voided';
  /** The result in force; 0 without one. */
  readonly resultVersion: number;
}

const hold: Statement = {
  name: 'lotto_hold_round',
  text: `SELECT id FROM round WHERE id = $1::text AND status = $2::text AND result_version = $3::int FOR SHARE`,
};

/**
 * True when the round stands so, and then until the transaction ends: a correction waits. False when it moved on, so
 * that a settlement that began under an older result ends no further bill. Take it before bills and wallets.
 */
export async function lockRound(tx: Tx, state: RoundState): Promise<boolean> {
  return (await tx.query(hold, [state.roundId, state.status, state.resultVersion])).length > 0;
}

const finish: Statement = {
  name: 'lotto_finish_round',
  text: `
    UPDATE round SET status = 'resulted'
    WHERE id = $1::text AND status = 'resulting' AND result_version = $2::int AND NOT EXISTS (
      SELECT 1 FROM bill WHERE bill.round_id = round.id
        AND (bill.status = 'pending' OR (bill.status IN ('won', 'lost') AND bill.result_version < round.result_version))
    )`,
};

/** Says `resulted` once every bill of the round is settled by the result in force. */
export async function finishRound(tx: Tx, { roundId, resultVersion }: RoundState): Promise<void> {
  await tx.query(finish, [roundId, resultVersion]);
}
