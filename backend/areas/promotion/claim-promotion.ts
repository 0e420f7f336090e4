import { findStanding, type OwnClaim, type Standing } from '#backend/areas/promotion/find-standing.ts';
import { presentClaim } from '#backend/areas/promotion/present.ts';
import { promotionClaim } from '#backend/areas/promotion/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import { guardWallet } from '#backend/core/policies/policy.ts';
import { playGoal } from '#backend/core/turnover/tables.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import type { promotion } from '#contract/promotion.ts';
import { offerMessage } from '#contract/promotion-refusal.ts';
import {
  goalEnd,
  type Offer,
  type OfferProblem,
  offerPeriod,
  offerProblem,
  offerTerms,
} from '#rules/promotion/offer.ts';
import { offers } from '#rules/promotion/offers.ts';

const notMet = (problem: OfferProblem | 'running', offer: Offer) =>
  new Refusal('PROMOTION_NOT_MET', offerMessage(problem, offer), { why: problem });

/**
 * Accepts a promotion for the newest deposit, with the member's wallet locked: nothing is staked or withdrawn meanwhile, and one
 * claim is made at a time. The same key answers the first claim. Refuses 4111 (the key took another offer), 4313 (unknown, or another version than was
 * shown) and 4314 (its condition is not met, or another promotion runs).
 */
export const claimPromotion: Verb<typeof promotion.claim> = async ({ ctx, input }) => {
  const claim = await ctx.db.transact(async (tx) => {
    await lockAccounts(tx, [ctx.memberId], 'main');
    const standing = await findStanding(tx, ctx.memberId, ctx.now());
    const first = standing.claims.find(({ key }) => key === input.idempotency_key);
    if (first && first.offerId !== input.offer_id)
      throw new Refusal('DUPLICATE_REQUEST', 'รายการนี้เคยส่งไปแล้วด้วยข้อมูลอื่น กรุณาทำรายการใหม่');
    if (first) return first;
    const offer = offers.find(({ id, version }) => id === input.offer_id && version === input.version);
    if (!offer) throw new Refusal('PROMOTION_UNKNOWN', 'โปรโมชันนี้เปลี่ยนไปหรือไม่มีแล้ว กรุณาโหลดหน้าใหม่');
    if (standing.running) throw notMet('running', offer);
    return writeClaim(tx, ctx, { offer, standing, idempotencyKey: input.idempotency_key });
  });
  return presentClaim(claim);
};

interface Accepted {
  readonly offer: Offer;
  readonly standing: Standing;
  readonly idempotencyKey: string;
}

async function writeClaim(
  tx: Tx,
  ctx: MemberCtx,
  { offer, standing: { deposit, takenOf }, idempotencyKey }: Accepted,
): Promise<OwnClaim> {
  const { memberId, agentId } = ctx;
  const at = ctx.now();
  const problem = offerProblem(offer, { now: at, taken: takenOf(offer.id), deposit });
  if (problem || !deposit) throw notMet(problem ?? 'no_deposit', offer);
  const id = ctx.random.uuid();
  const { bonusSatang, targetSatang, costSatang } = offerTerms(offer, deposit.satang);
  const { maxStakeSatang, weights, title } = offer;
  const claim = { id, memberId, title, depositSatang: deposit.satang, bonusSatang, costSatang, at };
  const goal = { id, memberId, targetSatang, maxStakeSatang, weights, at, expiresAt: goalEnd(offer, at) };
  const shown = { offerId: offer.id, offerVersion: offer.version };
  await tx.orm.insert(promotionClaim).values({
    ...claim,
    ...shown,
    agentId,
    period: offerPeriod(offer, at),
    depositRef: deposit.reference,
    idempotencyKey,
  });
  await tx.orm.insert(playGoal).values({ ...goal, area: 'promotion' });
  await guardWallet(tx, memberId);
  return { ...claim, ...goal, ...shown, key: idempotencyKey, playedSatang: 0n, endedAt: null, endedAs: null };
}
