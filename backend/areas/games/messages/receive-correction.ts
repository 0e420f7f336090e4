import { gameTransfers } from '#backend/areas/games/game-transfers.ts';
import { checkProvider } from '#backend/areas/games/messages/check-provider.ts';
import { endRound } from '#backend/areas/games/messages/end-round.ts';
import { findLastCorrection } from '#backend/areas/games/messages/find-last-correction.ts';
import { findMovement, isRepeated, mismatch } from '#backend/areas/games/messages/find-movement.ts';
import { movementIdOf, winIdOf } from '#backend/areas/games/messages/game-ids.ts';
import { lockRound, unknownBet } from '#backend/areas/games/messages/lock-round.ts';
import { presentDone } from '#backend/areas/games/messages/present-done.ts';
import { balanceOf } from '#backend/areas/games/messages/take-bet.ts';
import { insertMovement } from '#backend/areas/games/messages/write-movement.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { correctPayouts } from '#backend/core/ledger/correct-payouts.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import type { games } from '#contract/games.ts';
import { toSatang } from '#rules/money/baht.ts';

/**
 * Gives a win of an ended round another amount: the right one is paid, the wrong one taken back from the wallet as far as it
 * reaches, the rest is owed. What a lost round should have won is told by the id of its stake. Refuses 4503 an id of something else, 4506 a
 * win that the wallet does not know.
 */
export const receiveCorrection: Verb<typeof games.walletCorrect> = async ({ ctx, input }) => {
  const providerId = await checkProvider(ctx);
  const { transaction_id: transactionId, round_id: roundId, player_id: playerId, reason } = input;
  const hash = requestHash([playerId, roundId, input.original_id, input.amount]);
  const dueSatang = toSatang(input.amount);
  const id = movementIdOf(providerId, transactionId);
  const { memberId, repeated } = await ctx.db.transact(async (tx) => {
    const round = await lockRound(tx, { providerId, roundId, playerId });
    const earlier = await findMovement(tx, providerId, transactionId);
    if (isRepeated(earlier, hash)) return { memberId: earlier.memberId, repeated: true };
    if (round?.status !== 'finished') throw unknownBet();
    const { memberId, agentId } = round;
    const of = { providerId, transactionId, requestHash: hash, memberId, at: ctx.now() };
    const { originalId, wonSatang: wonThen } = await findWin(tx, {
      ...of,
      roundId,
      reportedId: input.original_id,
    });
    const paidSatang = (await findLastCorrection(tx, providerId, originalId)) ?? wonThen;
    if (!(await insertMovement(tx, { ...of, id, kind: 'correct', roundId, satang: dueSatang, originalId })))
      throw mismatch();
    const { repayout: pay, reversal: take } = gameTransfers;
    await correctPayouts(tx, {
      ...{ pay, take, at: of.at, agentId, uuid: ctx.random.uuid },
      houseAccount: await houseAccount(ctx.db, tx.orm, agentId, pay.from[0]),
      corrections: [
        { key: `${providerId}:${transactionId}`, reference: round.id, memberId, paidSatang, dueSatang },
      ],
    });
    const wonSatang = round.wonSatang + dueSatang - paidSatang;
    await endRound(ctx, tx, { providerId, roundId, wonSatang, at: of.at, reason });
    return { memberId, repeated: false };
  });
  return presentDone(transactionId, {
    movementId: id,
    balanceSatang: await balanceOf(ctx, memberId),
    repeated,
  });
};

const anyWin: Statement = {
  name: 'games_any_win',
  text: `SELECT 1 FROM game_movement WHERE provider_id = $1::text AND round_id = $2::text AND kind = 'win' LIMIT 1`,
};

interface ReportedWin {
  readonly providerId: string;
  readonly roundId: string;
  /** As the provider calls it: of a whole round the id of its stake. */
  readonly reportedId: string;
  readonly memberId: string;
  readonly at: Date;
}

/** The win that is put right. A whole round that won nothing has none: it is written here, with nothing. Throws 4506 for no win of the round. */
async function findWin(tx: Tx, { providerId, roundId, reportedId, memberId, at }: ReportedWin) {
  for (const originalId of [winIdOf(reportedId), reportedId]) {
    const found = await findMovement(tx, providerId, originalId);
    if (found?.kind === 'win' && found.roundId === roundId) return { originalId, wonSatang: found.satang };
  }
  const stake = await findMovement(tx, providerId, reportedId);
  const isLost = stake?.kind === 'bet' && stake.roundId === roundId && !stake.isRolledBack;
  if (!isLost || (await tx.query(anyWin, [providerId, roundId])).length > 0) throw unknownBet();
  const originalId = winIdOf(reportedId);
  const none = { providerId, transactionId: originalId, requestHash: stake.requestHash, memberId, at };
  await insertMovement(tx, {
    ...none,
    id: movementIdOf(providerId, originalId),
    kind: 'win',
    roundId,
    satang: 0n,
  });
  return { originalId, wonSatang: 0n };
}
