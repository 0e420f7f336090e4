import { findNotBegun } from '#backend/areas/promotion/deposits/find-not-begun.ts';
import { findFacts } from '#backend/areas/promotion/facts/find-facts.ts';
import { findOffered } from '#backend/areas/promotion/find-offers.ts';
import { findStanding } from '#backend/areas/promotion/find-standing.ts';
import { presentClaim } from '#backend/areas/promotion/present.ts';
import { findRunningWithdrawable } from '#backend/areas/promotion/withdrawals/find-running-withdrawable.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { presentOffer } from '#contract/present-offer.ts';
import type { promotion } from '#contract/promotion.ts';
import { offerMessage } from '#contract/promotion-refusal.ts';
import { toBaht } from '#rules/money/baht.ts';
import { goalEnd, offerProblem, offerTerms } from '#rules/promotion/offer.ts';

/** The promotion that runs for the member, those that ended, and what can be taken now. */
export const showOwnPromotions: Verb<typeof promotion.mine> = async ({ ctx }) => {
  const now = ctx.now();
  const [offers, standing, notBegun] = await Promise.all([
    findOffered(ctx.db, now),
    findStanding(ctx.db, ctx.memberId, now),
    findNotBegun(ctx.db, ctx.memberId, now),
  ]);
  const { claims, running, deposit, takenOf } = standing;
  // While one runs none can be accepted, whatever the member has of its conditions.
  const asked = { memberId: ctx.memberId, now, offers: running ? [] : offers };
  const facts = await findFacts(ctx.db, ctx.ports, asked);
  return {
    running: running ? presentClaim(running, await findRunningWithdrawable(ctx, running.id, now)) : null,
    not_begun: notBegun,
    ended: claims.filter(({ endedAt }) => endedAt).map((claim) => presentClaim(claim)),
    offers: offers.map((offer) => {
      const problem = running
        ? 'running'
        : offerProblem(offer, { now, taken: takenOf(offer.id), deposit, facts });
      const terms = !problem && deposit ? offerTerms(offer, deposit.satang) : null;
      return {
        promotion: presentOffer(offer),
        problem: problem && offerMessage(problem, offer, facts),
        terms: terms &&
          deposit && {
            deposit: toBaht(deposit.satang),
            bonus: toBaht(terms.bonusSatang),
            target: toBaht(terms.targetSatang),
            average_cost_from: toBaht(terms.leastCostSatang),
            average_cost: toBaht(terms.costSatang),
            until: goalEnd(offer, now).toISOString(),
          },
      };
    }),
  };
};
