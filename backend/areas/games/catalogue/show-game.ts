import { and, desc, eq, max } from 'drizzle-orm';
import { presentGame } from '#backend/areas/games/catalogue/present-game.ts';
import { findGame } from '#backend/areas/games/catalogue/read-catalogue.ts';
import { gameSession } from '#backend/areas/games/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { notFound } from '#backend/refusal.ts';
import type { games } from '#contract/games.ts';

/** One game that can be chosen. Throws 404. */
export const showGame: Verb<typeof games.detail> = async ({ ctx, input }) => {
  const found = await findGame(ctx.db, { providerId: input.provider_id, gameId: input.game_id });
  if (!found) throw notFound();
  return presentGame(found);
};

const MOST_LAST = 12;

/** Games that the member opened last, newest first; those that cannot be chosen any more are left out. */
export const listLastPlayed: Verb<typeof games.lastPlayed> = async ({ ctx }) => {
  const last = max(gameSession.openedAt);
  const opened = await ctx.db.orm
    .select({ providerId: gameSession.providerId, gameId: gameSession.gameId, last })
    .from(gameSession)
    .where(and(eq(gameSession.memberId, ctx.memberId)))
    .groupBy(gameSession.providerId, gameSession.gameId)
    .orderBy(desc(last))
    .limit(MOST_LAST);
  const found = await Promise.all(opened.map((one) => findGame(ctx.db, one)));
  return found.flatMap((one) => (one ? [presentGame(one)] : []));
};
