import { checkProvider } from '#backend/areas/games/messages/check-provider.ts';
import {
  findMovement,
  isRepeated,
  type Movement,
  mismatch,
} from '#backend/areas/games/messages/find-movement.ts';
import { movementIdOf } from '#backend/areas/games/messages/game-ids.ts';
import {
  type LockedRound,
  lockRound,
  roundFinished,
  unknownBet,
} from '#backend/areas/games/messages/lock-round.ts';
import { payMember } from '#backend/areas/games/messages/pay-win.ts';
import { presentDone } from '#backend/areas/games/messages/present-done.ts';
import { balanceOf } from '#backend/areas/games/messages/take-bet.ts';
import { insertMovement, type MovementRow } from '#backend/areas/games/messages/write-movement.ts';
import { WAGER_AREA } from '#backend/areas/games/wager-area.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { endWagers } from '#backend/core/wagers/end-wagers.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { games } from '#contract/games.ts';

/** A round without any stake left was called off. */
const giveBack: Statement = {
  name: 'games_give_back',
  text: `
    UPDATE game_round SET staked_satang = staked_satang - $3::bigint,
      status = CASE WHEN staked_satang = $3::bigint THEN 'cancelled' ELSE status END,
      ended_at = CASE WHEN staked_satang = $3::bigint THEN $4::timestamptz ELSE ended_at END,
      reason = CASE WHEN staked_satang = $3::bigint THEN $5::text ELSE reason END
    WHERE provider_id = $1::text AND round_id = $2::text`,
};

const player: Statement = {
  name: 'games_player',
  text: `SELECT member_id AS "memberId" FROM game_player WHERE provider_id = $1::text AND player_id = $2::uuid`,
};

interface Back {
  readonly row: Omit<MovementRow, 'memberId' | 'satang' | 'kind'>;
  readonly originalId: string;
  readonly playerId: string;
  readonly reason: string;
}

/**
 * Gives a stake back, once, also after its session. A stake that has not come yet is refused when it comes. Refuses 4503 an id of
 * something else, 4505 a round that has ended or has won with this stake alone, 4506 a player that the provider does not have.
 */
export const receiveRollback: Verb<typeof games.walletRollback> = async ({ ctx, input }) => {
  const providerId = await checkProvider(ctx);
  const {
    transaction_id: transactionId,
    original_id: originalId,
    round_id: roundId,
    player_id: playerId,
  } = input;
  const hash = requestHash([playerId, roundId, originalId]);
  const id = movementIdOf(providerId, transactionId);
  const row = { id, providerId, transactionId, roundId, requestHash: hash, originalId, at: ctx.now() };
  const back: Back = { row, originalId, playerId, reason: input.reason ?? 'ผู้ให้บริการยกเลิกรอบนี้' };
  const { memberId, repeated } = await ctx.db.transact((tx) => rollBack(ctx, tx, back));
  return presentDone(transactionId, {
    movementId: id,
    balanceSatang: await balanceOf(ctx, memberId),
    repeated,
  });
};

async function rollBack(ctx: Ctx, tx: Tx, back: Back): Promise<{ memberId: string; repeated: boolean }> {
  const { row, originalId, playerId } = back;
  const { providerId, transactionId, roundId, requestHash: hash } = row;
  const [own] = await tx.query<{ memberId: string }>(player, [providerId, playerId]);
  if (!own) throw unknownBet();
  const { memberId } = own;
  const round = await lockRound(tx, { providerId, roundId, playerId });
  if (isRepeated(await findMovement(tx, providerId, transactionId), hash))
    return { memberId, repeated: true };
  const refused = {
    ...row,
    id: movementIdOf(providerId, originalId),
    transactionId: originalId,
    originalId: transactionId,
  };
  // Waits for the stake if it is on its way; afterwards it is there, or will be refused.
  const never = await insertMovement(tx, { ...refused, memberId, satang: 0n, kind: 'refused' });
  const original = never ? undefined : await findMovement(tx, providerId, originalId);
  const satang = original
    ? await takeBack(ctx, tx, {
        ...back,
        original,
        round: round ?? (await lockRound(tx, { providerId, roundId, playerId })),
        memberId,
      })
    : 0n;
  if (!(await insertMovement(tx, { ...row, memberId, satang, kind: 'rollback' }))) throw mismatch();
  return { memberId, repeated: false };
}

interface TakingBack extends Back {
  readonly original: Movement;
  readonly round: LockedRound | undefined;
  readonly memberId: string;
}

/** Gives back the stake of a round that is open; answers how much, nothing for one that never came or was given back before. */
async function takeBack(
  ctx: Ctx,
  tx: Tx,
  { row, original, round, memberId, reason }: TakingBack,
): Promise<bigint> {
  const { providerId, transactionId, roundId, requestHash: hash, at } = row;
  if (original.kind === 'refused') return 0n;
  if (original.kind !== 'bet' || original.memberId !== memberId || original.roundId !== roundId)
    throw mismatch();
  if (original.isRolledBack) return 0n;
  if (round?.status !== 'open') throw roundFinished();
  const { agentId, id: reference, stakedSatang, wonSatang } = round;
  const { satang } = original;
  // What was won would belong to no stake any more.
  if (wonSatang > 0n && stakedSatang === satang) throw roundFinished();
  await payMember(ctx, tx, {
    ...{ kind: 'rollback', providerId, transactionId, requestHash: hash, reference },
    ...{ memberId, agentId, satang, at },
  });
  await tx.query(giveBack, [providerId, roundId, satang, at, reason]);
  const end = { reference: original.id, status: 'cancelled', validSatang: 0n, payoutSatang: 0n } as const;
  await endWagers(tx, ctx.wagerListeners, { area: WAGER_AREA, at, ends: [end] });
  return satang;
}
