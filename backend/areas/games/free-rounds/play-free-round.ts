import { gameTransfers } from '#backend/areas/games/game-transfers.ts';
import { holdGames } from '#backend/areas/games/messages/fence-stakes.ts';
import { findMovement, isRepeated, mismatch } from '#backend/areas/games/messages/find-movement.ts';
import {
  findPlay,
  gameClosed,
  gameOver,
  isAlive,
  type Play,
} from '#backend/areas/games/messages/find-play.ts';
import { movementIdOf, roundIdOf } from '#backend/areas/games/messages/game-ids.ts';
import { lockWallet } from '#backend/areas/games/messages/lock-round.ts';
import { payMember } from '#backend/areas/games/messages/pay-win.ts';
import { presentDone } from '#backend/areas/games/messages/present-done.ts';
import { balanceOf } from '#backend/areas/games/messages/take-bet.ts';
import { insertMovement } from '#backend/areas/games/messages/write-movement.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { spendEntitlement } from '#backend/core/entitlements/spend-entitlement.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { passPolicies } from '#backend/core/policies/policy.ts';
import type { Ctx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import type { Calls } from '#contract/calls.ts';
import { freeRoundKind } from '#rules/games/free-rounds.ts';
import { toSatang } from '#rules/money/baht.ts';

type Message = Calls['POST /api/provider/free_win']['request'];
type FreeRound = NonNullable<Message['free_round']>;

/** A round that cost nothing: in the member's list, and no wager. */
const insertRound: Statement = {
  name: 'games_insert_free_round',
  text: `
    INSERT INTO game_round (id, provider_id, round_id, member_id, game_id, session_id, status, staked_satang, won_satang, begun_at, ended_at)
    VALUES ($1::uuid, $2::text, $3::text, $4::uuid, $5::text, $6::uuid, 'finished', 0, $7::bigint, $8::timestamptz, $8::timestamptz)
    ON CONFLICT DO NOTHING RETURNING id`,
};

/**
 * Uses one free round of a member and pays what it won, all or nothing and once per id. Like a stake it needs an open session.
 * Refuses 4501, 4502, 4503, 4504, 4511 when no free round of the game and the stake is left, and what the protection of members refuses.
 */
export async function playFreeRound(
  ctx: Ctx,
  providerId: string,
  { free_round: freeRound, ...message }: Message & { readonly free_round: FreeRound },
) {
  const hash = requestHash([
    ...[message.player_id, message.game_id, message.round_id, message.amount],
    freeRound.stake,
  ]);
  const { memberId, repeated } = await ctx.db.transact(async (tx) => {
    await lockWallet(tx, providerId, message.player_id);
    await holdGames(tx);
    // Read after the lock, for the account may be closed while this waits. No empty wallet would stop a round that costs nothing.
    const play = await findPlay({ db: tx }, providerId, freeRound.token);
    if (!play) throw gameOver();
    if (play.playerId !== message.player_id || play.gameId !== message.game_id)
      throw new Refusal('TRANSACTION_MISMATCH', 'ข้อมูลผู้เล่นหรือเกมไม่ตรงกับเกมที่เปิดไว้');
    const own = { memberId: play.memberId };
    if (isRepeated(await findMovement(tx, providerId, message.transaction_id), hash))
      return { ...own, repeated: true };
    if (!isAlive(play, ctx.now())) throw gameOver();
    if (!play.isOpen) throw gameClosed();
    // It is play all the same: not while it is excluded, nor when the time for it is used up.
    const spend = { on: 'spend', kind: gameTransfers.bet.name, satang: 0n, at: ctx.now() } as const;
    await passPolicies(tx, ctx.policies, { ...spend, ...own });
    await writeFreeRound(ctx, tx, { providerId, play, hash, message, stake: freeRound.stake });
    return { ...own, repeated: false };
  });
  return presentDone(message.transaction_id, {
    movementId: movementIdOf(providerId, message.transaction_id),
    balanceSatang: await balanceOf(ctx, memberId),
    repeated,
  });
}

interface Playing {
  readonly providerId: string;
  readonly play: Play;
  readonly hash: string;
  readonly message: Omit<Message, 'free_round'>;
  /** In baht. */
  readonly stake: number;
}

async function writeFreeRound(
  ctx: Ctx,
  tx: Tx,
  { providerId, play, hash, message, stake }: Playing,
): Promise<void> {
  const { memberId, agentId, gameId, sessionId } = play;
  const { transaction_id: transactionId, round_id: roundId } = message;
  const at = ctx.now();
  const satang = toSatang(message.amount);
  const reference = roundIdOf(providerId, roundId);
  const of = { providerId, transactionId, requestHash: hash, memberId, at };
  const id = movementIdOf(providerId, transactionId);
  if (!(await insertMovement(tx, { ...of, id, kind: 'free_win', roundId, satang }))) throw mismatch();
  const round = [reference, providerId, roundId, memberId, gameId, sessionId, satang, at];
  if ((await tx.query(insertRound, round)).length === 0) throw mismatch();
  const spent = await spendEntitlement(tx, {
    ...{ actId: ctx.random.uuid(), scope: 'games.free_round', key: id, requestHash: hash, reference, at },
    ...{
      memberId,
      kind: freeRoundKind({ providerId, gameId, stakeSatang: toSatang(stake) }),
      amount: 1,
    },
  });
  if (spent.outcome !== 'done') throw new Refusal('NO_FREE_ROUND', 'ไม่มีฟรีสปินของเกมนี้เหลือแล้ว');
  await payMember(ctx, tx, { ...of, kind: 'prize', reference, agentId, satang });
}
