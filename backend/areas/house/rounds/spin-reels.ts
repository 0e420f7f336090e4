import { eq } from 'drizzle-orm';
import { type AskedRound, drawRound } from '#backend/areas/house/rounds/draw-round.ts';
import { presentRound, presentSeed } from '#backend/areas/house/rounds/present-round.ts';
import { settleRound } from '#backend/areas/house/rounds/settle-round.ts';
import { findSession, requireWallet } from '#backend/areas/house/sessions/find-session.ts';
import { houseSeed } from '#backend/areas/house/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { oneAtATime } from '#backend/core/limits/one-at-a-time.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { house } from '#contract/house.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';

async function play(ctx: Ctx, asked: AskedRound) {
  const drawn = await drawRound(ctx, asked);
  return { drawn, settled: await settleRound(ctx, asked.session, drawn) };
}

/**
 * Plays one round: draws it, has the wallet take the stake and pay the win, and tells what happened. The same key answers the same
 * round. Refuses what the wallet refuses, 4501, 4503, 4505, 4507, 4511, and 4509 when the wallet does not answer.
 */
export const spinReels: Verb<typeof house.spin> = async ({ ctx, input }) => {
  const session = await findSession(ctx, input.token);
  requireWallet(session);
  const { stake, key, is_free: isFree = false, bets } = input;
  const asked = { session, stakeSatang: toSatang(stake), isFree, key, bets };
  // If a second press reached the wallet first, a round that was only refused would be called off.
  const { drawn, settled } = await oneAtATime(`house|${session.id}|${key}`, () => play(ctx, asked));
  const { round, balanceSatang } = settled;
  const [own] = drawn.repeated
    ? await ctx.db.orm.select().from(houseSeed).where(eq(houseSeed.id, round.seedId))
    : [{ ...drawn.seed, shownAt: null }];
  if (!own) throw new Error('A round has no seed');
  return {
    ...{ round: presentRound(round, own), balance: toBaht(balanceSatang) },
    seed: await presentSeed(ctx, session.owner, drawn.seed),
  };
};
