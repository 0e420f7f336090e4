import { findFacts } from '#backend/areas/promotion/facts/find-facts.ts';
import { findClaimByKey } from '#backend/areas/promotion/find-claim.ts';
import { findOffers } from '#backend/areas/promotion/find-offers.ts';
import { findStanding } from '#backend/areas/promotion/find-standing.ts';
import { presentClaim } from '#backend/areas/promotion/present.ts';
import { writeClaim } from '#backend/areas/promotion/write-claim.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { refuseExcludedNow } from '#backend/core/session/exclude-member.ts';
import { Refusal } from '#backend/refusal.ts';
import type { promotion } from '#contract/promotion.ts';
import { offerMessage } from '#contract/promotion-refusal.ts';
import type { FactsOf } from '#rules/promotion/condition.ts';
import { type Offer, type OfferProblem, offerProblem } from '#rules/promotion/offer.ts';
import { laterOf } from '#rules/time/later-of.ts';

const notMet = (problem: OfferProblem | 'running', offer: Offer, facts?: FactsOf) =>
  new Refusal('PROMOTION_NOT_MET', offerMessage(problem, offer, facts), { why: problem });

/**
 * Accepts a promotion for the newest deposit, with the member's wallet locked: nothing is staked or withdrawn meanwhile, and one
 * claim is made at a time. The same key answers the first claim. Refuses 4111 (the key took another offer or version), 4313 (unknown, or another version than was
 * shown) and 4314 (its condition is not met, or another promotion runs).
 */
export const claimPromotion: Verb<typeof promotion.claim> = async ({ ctx, input }) => {
  const claim = await ctx.db.transact(async (tx) => {
    await lockAccounts(tx, [ctx.memberId], 'main');
    const at = ctx.now();
    const first = await findClaimByKey(tx, ctx.memberId, input.idempotency_key);
    if (first && (first.offerId !== input.offer_id || first.offerVersion !== input.version))
      throw new Refusal('DUPLICATE_REQUEST', 'รายการนี้เคยส่งไปแล้วด้วยข้อมูลอื่น กรุณาทำรายการใหม่');
    if (first) return first;
    await refuseExcludedNow(tx, ctx.memberId, at);
    const standing = await findStanding(tx, ctx.memberId, at);
    const offers = await findOffers(tx);
    const offer = offers.find(({ id, version }) => id === input.offer_id && version === input.version);
    if (!offer) throw new Refusal('PROMOTION_UNKNOWN', 'โปรโมชันนี้เปลี่ยนไปหรือไม่มีแล้ว กรุณาโหลดหน้าใหม่');
    if (standing.running) throw notMet('running', offer);
    const { deposit, takenOf } = standing;
    const facts = await findFacts(tx, ctx.ports, { memberId: ctx.memberId, now: at, offers: [offer] });
    const problem = offerProblem(offer, { now: at, taken: takenOf(offer.id), deposit, facts });
    if (problem || !deposit) throw notMet(problem ?? 'no_deposit', offer, facts);
    const { agentId, memberId } = ctx;
    const idempotencyKey = input.idempotency_key;
    // A clock may have stepped back, or the deposit was another process's: it was there before it was promised for.
    const since = laterOf(deposit.at, at);
    return writeClaim(tx, ctx, { agentId, memberId, offer, deposit, idempotencyKey, at: since });
  });
  return presentClaim(claim);
};
