import { endClaim } from '#backend/areas/promotion/end-claim.ts';
import { findStanding } from '#backend/areas/promotion/find-standing.ts';
import { presentClaim } from '#backend/areas/promotion/present.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { measureGoal } from '#backend/core/turnover/goal-state.ts';
import { notFound } from '#backend/refusal.ts';
import type { promotion } from '#contract/promotion.ts';

/**
 * Cancels the promotion that runs. One that is due to end ends as the job would end it; one that has ended is answered as it is.
 * Throws 404 for another member's.
 */
export const cancelPromotion: Verb<typeof promotion.cancel> = async ({ ctx, input }) => {
  const { memberId } = ctx;
  const claim = await ctx.db.transact(async (tx) => {
    await lockAccounts(tx, [memberId], 'main');
    const at = ctx.now();
    const { claims } = await findStanding(tx, memberId, at);
    const own = claims.find(({ id }) => id === input.claim_id);
    if (!own) throw notFound();
    if (own.endedAt) return own;
    const as = (await measureGoal(tx, { id: own.id, at })) ?? 'cancelled';
    await endClaim(tx, ctx, { ...own, memberId }, { as, at });
    return { ...own, endedAt: at, endedAs: as } as const;
  });
  return presentClaim(claim);
};
