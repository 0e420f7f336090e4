import { presentGame } from '#backend/areas/games/catalogue/present-game.ts';
import { findGame, readLastOpened } from '#backend/areas/games/catalogue/read-catalogue.ts';
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
export const listLastPlayed: Verb<typeof games.lastPlayed> = async ({ ctx }) =>
  (await readLastOpened(ctx.db, ctx.memberId, MOST_LAST)).map(presentGame);
