import { and, eq } from 'drizzle-orm';
import { freeRoundsOf } from '#backend/areas/games/free-rounds/list-free-rounds.ts';
import { findPlayer } from '#backend/areas/games/launch/find-player.ts';
import { requireGame } from '#backend/areas/games/launch/require-game.ts';
import { endSession } from '#backend/areas/games/launch/show-session.ts';
import { launchOfMember } from '#backend/areas/games/limits.ts';
import { askForGame } from '#backend/areas/games/providers/ask-for-link.ts';
import { gameSession } from '#backend/areas/games/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import { notFound, Refusal } from '#backend/refusal.ts';
import { Uuid } from '#contract/fields.ts';
import type { games } from '#contract/games.ts';

/**
 * Opens a game with a wallet of the member: the address of its frame. Refuses 4110 without any money or free round, 4502 a game that is closed,
 * 4508 a provider that does not answer. Throws 404 for an unknown game or a wallet of somebody else.
 */
export const createGameLink: Verb<typeof games.link> = async ({ ctx, input }) => {
  const { provider_id: providerId, game_id: gameId, is_mobile: isMobile, source } = input;
  await requireLimits(ctx.db, ctx.now(), [{ limit: launchOfMember, subject: ctx.memberId }]);
  await requireGame(ctx, input);
  if (!Uuid.safeParse(input.wallet_id).success) throw notFound();
  const [wallet] = await ctx.db.orm
    .select({ kind: ledgerAccount.kind, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.id, input.wallet_id), eq(ledgerAccount.memberId, ctx.memberId)));
  if (wallet?.kind !== 'main') throw notFound();
  if (
    (wallet.balance ?? 0n) <= 0n &&
    (await freeRoundsOf(ctx, { memberId: ctx.memberId, providerId, gameId })).length === 0
  )
    throw new Refusal('INSUFFICIENT_BALANCE', 'ยอดเงินไม่พอ กรุณาฝากเงินก่อนเล่น');
  const player = await findPlayer(ctx, providerId);
  if (player.isClosed) throw new Refusal('GAME_CLOSED', 'บัญชีของคุณยังเล่นเกมของค่ายนี้ไม่ได้ กรุณาติดต่อทีมงาน');
  const token = ctx.random.token(32);
  const session = {
    ...{ id: ctx.random.uuid(), tokenHash: hashToken(token), memberId: ctx.memberId, agentId: ctx.agentId },
    ...{ providerId, gameId, wallet: wallet.kind, loginHash: ctx.tokenHash, source, openedAt: ctx.now() },
  };
  await ctx.db.orm.insert(gameSession).values(session);
  const asked = { providerId, gameId, token, playerId: player.playerId, isMobile };
  try {
    return { link: await askForGame(ctx, asked), game_session_id: session.id };
  } catch (error) {
    // The provider may have its token all the same.
    await endSession(ctx, session.id);
    throw error;
  }
};
