import { seedOfMember } from '#backend/areas/wheel/limits.ts';
import { findSeed, lockSeed, presentSeed, replaceSeed } from '#backend/areas/wheel/seeds/current-seed.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import type { wheel } from '#contract/wheel.ts';

/** Shows the seed of the member's spins until now and commits to another one; for a member who has none it only does the second. */
export const changeSeed: Verb<typeof wheel.seed> = async ({ ctx, input }) => {
  const { memberId: owner } = ctx;
  const { client_seed: clientSeed } = input;
  await requireLimits(ctx.db, ctx.now(), [{ limit: seedOfMember, subject: owner }]);
  return ctx.db.transact(async (tx) => {
    const at = ctx.now();
    const known = await findSeed(tx, owner);
    const seed = await lockSeed(ctx, tx, owner, at, clientSeed);
    if (!known) return { shown: null, seed: presentSeed(seed) };
    const next = await replaceSeed(ctx, tx, { owner, seed, clientSeed, at });
    return { shown: { ...presentSeed(seed), seed: seed.seed }, seed: presentSeed(next) };
  });
};
