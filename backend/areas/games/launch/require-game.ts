import { and, eq } from 'drizzle-orm';
import { gameClosed } from '#backend/areas/games/messages/find-play.ts';
import { game, gameProvider } from '#backend/areas/games/tables.ts';
import type { Ctx } from '#backend/ctx.ts';
import { notFound } from '#backend/refusal.ts';

/** A game that can be opened now. Refuses 4502 one that is closed, or whose provider is; throws 404 for an unknown one. */
export async function requireGame(
  { db }: Pick<Ctx, 'db'>,
  asked: { readonly provider_id: string; readonly game_id: string },
): Promise<typeof game.$inferSelect> {
  const [found] = await db.orm
    .select({ game, provider: gameProvider.status })
    .from(game)
    .innerJoin(gameProvider, eq(gameProvider.id, game.providerId))
    .where(and(eq(game.providerId, asked.provider_id), eq(game.gameId, asked.game_id)));
  if (!found) throw notFound();
  if (found.game.status !== 'open' || found.provider !== 'open') throw gameClosed();
  return found.game;
}
