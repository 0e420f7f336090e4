import { endClaim } from '#backend/areas/promotion/end-claim.ts';
import { goalSettler } from '#backend/core/turnover/settle-goals.ts';

/** Ends promotions that are played, over, or of a member who is excluded, and pays what is played. */
export const settlePromotions = goalSettler({
  area: 'promotion',
  promised: 'SELECT id, bonus_satang AS satang FROM promotion_claim',
  end: (tx, services, { id, memberId, satang: bonusSatang, as }, at) =>
    endClaim(tx, services, { id, memberId, bonusSatang }, { as, at }),
});
