import { WAGER_AREA } from '#backend/areas/games/wager-area.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { endWagers, type WagerEnd } from '#backend/core/wagers/end-wagers.ts';
import type { Ctx } from '#backend/ctx.ts';

const bets: Statement = {
  name: 'games_bets_of_round',
  text: `
    SELECT bet.id FROM game_movement bet WHERE bet.provider_id = $1::text AND bet.round_id = $2::text AND bet.kind = 'bet'
      AND NOT EXISTS (
        SELECT 1 FROM game_movement back WHERE back.provider_id = bet.provider_id AND back.round_id = bet.round_id
          AND back.kind = 'rollback' AND back.original_id = bet.transaction_id
      ) ORDER BY bet.number`,
};

const finish: Statement = {
  name: 'games_finish_round',
  text: `
    UPDATE game_round SET status = 'finished', won_satang = $3::bigint, ended_at = coalesce(ended_at, $4::timestamptz),
      reason = coalesce($5::text, reason)
    WHERE provider_id = $1::text AND round_id = $2::text`,
};

export interface RoundEnd {
  readonly providerId: string;
  readonly roundId: string;
  /** All that it won, in satang. */
  readonly wonSatang: bigint;
  readonly at: Date;
  /** Where it ended in another way than by its own result. */
  readonly reason?: string;
}

/**
 * Ends a round that is held, or gives an ended one another result: its first stake has all that was won, the others nothing. What
 * a stake counts for stays as it was measured.
 */
export async function endRound(ctx: Pick<Ctx, 'wagerListeners'>, tx: Tx, end: RoundEnd): Promise<void> {
  const { providerId, roundId, wonSatang, at, reason = null } = end;
  await tx.query(finish, [providerId, roundId, wonSatang, at, reason]);
  const rows = await tx.query<{ id: string }>(bets, [providerId, roundId]);
  const ends = rows.map(
    ({ id }, place): WagerEnd => ({
      reference: id,
      status: 'settled',
      validSatang: null,
      payoutSatang: place === 0 ? wonSatang : 0n,
    }),
  );
  await endWagers(tx, ctx.wagerListeners, { area: WAGER_AREA, at, ends });
}
