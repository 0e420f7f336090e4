import { and, eq } from 'drizzle-orm';
import { playFreeRound } from '#backend/areas/games/free-rounds/play-free-round.ts';
import { checkProvider } from '#backend/areas/games/messages/check-provider.ts';
import { findMovement, isRepeated, mismatch } from '#backend/areas/games/messages/find-movement.ts';
import { movementIdOf, roundIdOf } from '#backend/areas/games/messages/game-ids.ts';
import { unknownBet } from '#backend/areas/games/messages/lock-round.ts';
import { payMember } from '#backend/areas/games/messages/pay-win.ts';
import { presentDone } from '#backend/areas/games/messages/present-done.ts';
import { balanceOf } from '#backend/areas/games/messages/take-bet.ts';
import { insertMovement } from '#backend/areas/games/messages/write-movement.ts';
import { game } from '#backend/areas/games/tables.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import type { SignedCtx } from '#backend/ctx.ts';
import { badField } from '#backend/refusal.ts';
import type { games } from '#contract/games.ts';
import { toSatang } from '#rules/money/baht.ts';

const player: Statement = {
  name: 'games_prize_player',
  text: `
    SELECT player.member_id AS "memberId", account.agent_id AS "agentId" FROM game_player player
    JOIN ledger_account account ON account.member_id = player.member_id AND account.kind = 'main'
    WHERE player.provider_id = $1::text AND player.player_id = $2::uuid FOR UPDATE OF account`,
};

/** The provider has the game, open or not. */
async function hasGame({ db }: Pick<SignedCtx, 'db'>, providerId: string, gameId: string): Promise<boolean> {
  const own = and(eq(game.providerId, providerId), eq(game.gameId, gameId));
  return (await db.orm.select({ id: game.gameId }).from(game).where(own)).length > 0;
}

interface Prize {
  readonly providerId: string;
  readonly kind: 'promo' | 'free_win';
  readonly transactionId: string;
  readonly playerId: string;
  readonly roundId: string;
  readonly amount: number;
  readonly requestHash: string;
}

/** Pays what is no wager, once per id. Refuses 4503 an id of something else, 4506 an unknown player. */
async function payPrize(
  ctx: SignedCtx,
  { providerId, kind, transactionId, playerId, roundId, amount, requestHash: hash }: Prize,
) {
  const id = movementIdOf(providerId, transactionId);
  const { memberId, repeated } = await ctx.db.transact(async (tx) => {
    const [own] = await tx.query<{ memberId: string; agentId: number }>(player, [providerId, playerId]);
    if (!own) throw unknownBet();
    if (isRepeated(await findMovement(tx, providerId, transactionId), hash))
      return { ...own, repeated: true };
    const of = { providerId, transactionId, requestHash: hash, memberId: own.memberId, at: ctx.now() };
    const satang = toSatang(amount);
    if (!(await insertMovement(tx, { ...of, id, kind, roundId, satang }))) throw mismatch();
    const reference = roundIdOf(providerId, roundId);
    await payMember(ctx, tx, { ...of, kind: 'prize', reference, agentId: own.agentId, satang });
    return { ...own, repeated: false };
  });
  return presentDone(transactionId, {
    movementId: id,
    balanceSatang: await balanceOf(ctx, memberId),
    repeated,
  });
}

/** Pays a prize that a provider gives for reasons of its own. */
export const receivePromo: Verb<typeof games.walletPromo> = async ({ ctx, input }) =>
  payPrize(ctx, {
    providerId: await checkProvider(ctx),
    kind: 'promo',
    transactionId: input.transaction_id,
    playerId: input.player_id,
    roundId: input.promotion_id,
    amount: input.amount,
    requestHash: requestHash([input.player_id, input.promotion_id, input.amount]),
  });

/** Pays what a free round won: one that the site granted uses up the grant, others are the provider's own. Refuses 4503 a game that it does not have. */
export const receiveFreeWin: Verb<typeof games.walletFreeWin> = async ({ ctx, input }) => {
  const { free_round: freeRound, ...message } = input;
  const providerId = await checkProvider(ctx);
  if (freeRound) return playFreeRound(ctx, providerId, { ...message, free_round: freeRound });
  if (input.amount === 0) throw badField('amount', 'must be more than 0');
  if (!(await hasGame(ctx, providerId, input.game_id))) throw mismatch();
  return payPrize(ctx, {
    providerId,
    kind: 'free_win',
    transactionId: input.transaction_id,
    playerId: input.player_id,
    roundId: input.round_id,
    amount: input.amount,
    requestHash: requestHash([input.player_id, input.game_id, input.round_id, input.amount]),
  });
};
