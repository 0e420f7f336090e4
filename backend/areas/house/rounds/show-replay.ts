import { and, eq } from 'drizzle-orm';
import { wrongFrameToken } from '#backend/areas/house/limits.ts';
import { presentRound } from '#backend/areas/house/rounds/present-round.ts';
import { checkSite } from '#backend/areas/house/sessions/check-site.ts';
import { houseRound, houseSeed } from '#backend/areas/house/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import { notFound } from '#backend/refusal.ts';
import type { house } from '#contract/house.ts';
import { findOwnGame, framePathOf } from '#rules/games/house-games.ts';

/** The address of a round of a player, for the site that asks for it. Every question makes a new one; the last one holds. Throws 403 and 404. */
export const showReplayLink: Verb<typeof house.replayLink> = async ({ ctx, input }) => {
  await checkSite(ctx);
  const secret = ctx.random.token(32);
  const own = and(eq(houseRound.id, input.round_id), eq(houseRound.playerId, input.player_id));
  const [round] = await ctx.db.orm
    .update(houseRound)
    .set({ replayHash: hashToken(secret) })
    .where(own)
    .returning({ gameId: houseRound.gameId });
  if (!round) throw notFound();
  return { link: framePathOf(round.gameId, { replay: secret }) };
};

/** A round by the secret of its link. Throws 404; guesses are limited by address. */
export const showReplay: Verb<typeof house.replay> = async ({ ctx, input }) => {
  const [found] = await ctx.db.orm
    .select({ round: houseRound, seed: houseSeed })
    .from(houseRound)
    .innerJoin(houseSeed, eq(houseSeed.id, houseRound.seedId))
    .where(eq(houseRound.replayHash, hashToken(input.replay)));
  if (!found) {
    await requireLimits(ctx.db, ctx.now(), [{ limit: wrongFrameToken, subject: ctx.address }]);
    throw notFound();
  }
  const { round, seed } = found;
  return { round: presentRound(round, seed), name: findOwnGame(round.gameId)?.name.th ?? round.gameId };
};
