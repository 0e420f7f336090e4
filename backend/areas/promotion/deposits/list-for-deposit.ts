import { findChoosable } from '#backend/areas/promotion/deposits/find-choosable.ts';
import { findOffers } from '#backend/areas/promotion/find-offers.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { presentOffer } from '#contract/present-offer.ts';
import type { promotion } from '#contract/promotion.ts';

/** Promotions that the member can choose with a deposit made now, if it is large enough. */
export const listForDeposit: Verb<typeof promotion.forDeposit> = async ({ ctx }) => {
  const [offers, problemOf] = await Promise.all([
    findOffers(ctx.db),
    findChoosable(ctx.db, ctx.memberId, ctx.now()),
  ]);
  return offers.filter((offer) => problemOf(offer, offer.minSatang) === null).map(presentOffer);
};
