import { findChoosable } from '#backend/areas/promotion/deposits/find-choosable.ts';
import { findOffered } from '#backend/areas/promotion/find-offers.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { presentOffer } from '#contract/present-offer.ts';
import type { promotion } from '#contract/promotion.ts';

/** Promotions that the member can choose with a deposit made now, if it is large enough. */
export const listForDeposit: Verb<typeof promotion.forDeposit> = async ({ ctx }) => {
  const now = ctx.now();
  const offers = await findOffered(ctx.db, now);
  const asked = { memberId: ctx.memberId, now, offers };
  const { problemOf } = await findChoosable(ctx.db, ctx.ports, asked);
  return offers.filter((offer) => problemOf(offer, offer.minSatang) === null).map(presentOffer);
};
