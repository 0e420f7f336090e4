import { and, eq, inArray } from 'drizzle-orm';
import { presentRound } from '#backend/areas/house/rounds/present-round.ts';
import { checkSite } from '#backend/areas/house/sessions/check-site.ts';
import { houseRound, houseSeed } from '#backend/areas/house/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { house } from '#contract/house.ts';

/** What rounds of a player can be played again from; those of somebody else, or that were not paid for, are left out. Throws 403. */
export const listProofs: Verb<typeof house.proofs> = async ({ ctx, input }) => {
  await checkSite(ctx);
  const own = and(
    inArray(houseRound.id, input.round_ids),
    eq(houseRound.playerId, input.player_id),
    eq(houseRound.status, 'done'),
  );
  const rows = await ctx.db.orm
    .select({ round: houseRound, seed: houseSeed })
    .from(houseRound)
    .innerJoin(houseSeed, eq(houseSeed.id, houseRound.seedId))
    .where(own);
  return {
    rounds: rows.map((row) => {
      const { round_id, machine, version, stake, bets, commit, client_seed, nonce, seed } = presentRound(
        row.round,
        row.seed,
      );
      return { round_id, machine, version, stake, bets, commit, client_seed, nonce, seed };
    }),
  };
};
