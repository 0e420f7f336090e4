import { checkProvider } from '#backend/areas/games/messages/check-provider.ts';
import { endRound } from '#backend/areas/games/messages/end-round.ts';
import { findMovement, isRepeated, mismatch } from '#backend/areas/games/messages/find-movement.ts';
import { movementIdOf } from '#backend/areas/games/messages/game-ids.ts';
import { lockRound, roundFinished, unknownBet } from '#backend/areas/games/messages/lock-round.ts';
import { payMember } from '#backend/areas/games/messages/pay-win.ts';
import { presentDone } from '#backend/areas/games/messages/present-done.ts';
import { balanceOf } from '#backend/areas/games/messages/take-bet.ts';
import { insertMovement } from '#backend/areas/games/messages/write-movement.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import type { games } from '#contract/games.ts';
import { toSatang } from '#rules/money/baht.ts';

const add: Statement = {
  name: 'games_add_win',
  text: `UPDATE game_round SET won_satang = won_satang + $3::bigint WHERE provider_id = $1::text AND round_id = $2::text`,
};

/**
 * Pays what a round won, once per id and also after its session. Refuses 4503 an id of something else or another game, 4505 a round that
 * has ended, 4506 one without a stake.
 */
export const receiveWin: Verb<typeof games.walletWin> = async ({ ctx, input }) => {
  const providerId = await checkProvider(ctx);
  const { transaction_id: transactionId, round_id: roundId, player_id: playerId, finished } = input;
  const hash = requestHash([playerId, input.game_id, roundId, input.amount, finished]);
  const satang = toSatang(input.amount);
  const movementId = movementIdOf(providerId, transactionId);
  const { memberId, repeated } = await ctx.db.transact(async (tx) => {
    const round = await lockRound(tx, { providerId, roundId, playerId });
    const earlier = await findMovement(tx, providerId, transactionId);
    if (isRepeated(earlier, hash)) return { memberId: earlier.memberId, repeated: true };
    if (!round) throw unknownBet();
    if (round.gameId !== input.game_id) throw mismatch();
    if (round.status !== 'open') throw roundFinished();
    const { memberId, agentId, id: reference } = round;
    const at = ctx.now();
    const of = { providerId, transactionId, requestHash: hash, memberId, at, satang };
    const isNew = await insertMovement(tx, { ...of, id: movementId, kind: 'win', roundId });
    // Another message took the id meanwhile.
    if (!isNew) throw mismatch();
    await payMember(ctx, tx, { ...of, kind: 'win', reference, agentId });
    const wonSatang = round.wonSatang + satang;
    if (finished) await endRound(ctx, tx, { providerId, roundId, wonSatang, at });
    else await tx.query(add, [providerId, roundId, satang]);
    return { memberId, repeated: false };
  });
  return presentDone(transactionId, { movementId, balanceSatang: await balanceOf(ctx, memberId), repeated });
};
