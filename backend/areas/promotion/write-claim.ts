import type { FoundDeposit, OwnClaim } from '#backend/areas/promotion/find-standing.ts';
import { promotionBonuses } from '#backend/areas/promotion/promotion-transfers.ts';
import { promotionClaim } from '#backend/areas/promotion/tables.ts';
import type { Database, Tx } from '#backend/core/db/database.ts';
import { guardAbove } from '#backend/core/policies/policy.ts';
import { playGoal } from '#backend/core/turnover/tables.ts';
import type { Random } from '#backend/random.ts';
import { goalEnd, type Offer, offerTerms } from '#rules/promotion/offer.ts';
import { offerPeriod } from '#rules/promotion/offer-period.ts';

interface Accepted {
  readonly agentId: number;
  readonly memberId: string;
  readonly offer: Offer;
  readonly deposit: FoundDeposit;
  readonly idempotencyKey: string;
  readonly at: Date;
}

/** Writes a promotion with its terms as they are accepted and its goal, and puts the bonus into the bonus wallet. The caller holds the wallet and knows that nothing stands against it. */
export async function writeClaim(
  tx: Tx,
  by: { readonly db: Database; readonly random: Random },
  { agentId, memberId, offer, deposit, idempotencyKey, at }: Accepted,
): Promise<OwnClaim> {
  const id = by.random.uuid();
  const { bonusSatang, targetSatang, costSatang } = offerTerms(offer, deposit.satang);
  const { maxStakeSatang, weights, title, largestWithdrawalSatang } = offer;
  const claim = { id, memberId, title, depositSatang: deposit.satang, bonusSatang, costSatang, at };
  const limit = { largestWithdrawalSatang };
  const creditFromSatang = offer.turn === 'credit' ? deposit.satang : null;
  const terms = { targetSatang, maxStakeSatang, weights, creditFromSatang };
  const goal = { id, memberId, ...terms, at, expiresAt: goalEnd(offer, at) };
  const shown = { offerId: offer.id, offerVersion: offer.version };
  await tx.orm.insert(promotionClaim).values({
    ...claim,
    ...shown,
    ...limit,
    agentId,
    period: offerPeriod(offer, at),
    depositRef: deposit.reference,
    idempotencyKey,
  });
  await tx.orm.insert(playGoal).values({ ...goal, area: 'promotion' });
  await guardAbove(tx, memberId, maxStakeSatang);
  await promotionBonuses.promise(tx, by, { id, agentId, memberId, satang: bonusSatang }, at);
  return {
    ...claim,
    ...goal,
    ...shown,
    turn: offer.turn,
    ...limit,
    key: idempotencyKey,
    playedSatang: creditFromSatang ?? 0n,
    endedAt: null,
    endedAs: null,
  };
}
