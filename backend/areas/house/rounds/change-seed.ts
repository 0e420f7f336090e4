import { and, eq } from 'drizzle-orm';
import { seedOfSession } from '#backend/areas/house/limits.ts';
import { replaceSeed } from '#backend/areas/house/rounds/current-seed.ts';
import { presentSeed } from '#backend/areas/house/rounds/present-round.ts';
import { findSession } from '#backend/areas/house/sessions/find-session.ts';
import { holdSeed } from '#backend/areas/house/sessions/hold-seed.ts';
import { houseRound } from '#backend/areas/house/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import { Refusal } from '#backend/refusal.ts';
import type { house } from '#contract/house.ts';

/** Shows the seed of the rounds until now and commits to another one. Refuses 4509 while a round of it waits for the wallet. */
export const changeSeed: Verb<typeof house.changeSeed> = async ({ ctx, input }) => {
  const session = await findSession(ctx, input.token);
  const { owner } = session;
  await requireLimits(ctx.db, ctx.now(), [{ limit: seedOfSession, subject: session.id }]);
  return ctx.db.transact(async (tx) => {
    const at = ctx.now();
    const seed = await holdSeed(ctx, tx, session);
    const waits = and(eq(houseRound.seedId, seed.id), eq(houseRound.status, 'pending'));
    const [pending] = await tx.orm.select({ id: houseRound.id }).from(houseRound).where(waits).limit(1);
    if (pending) throw new Refusal('OUTCOME_UNKNOWN', 'ยังมีรอบที่รอผล เปลี่ยนรหัสลับได้หลังรอบนั้นจบ');
    const next = await replaceSeed(ctx, tx, { owner, seed, clientSeed: input.client_seed, at });
    return {
      shown: { ...(await presentSeed(ctx, owner, seed)), seed: seed.seed },
      seed: await presentSeed(ctx, owner, next),
    };
  });
};
