import { promotionTransfers } from '#backend/areas/promotion/promotion-transfers.ts';
import type { Gifts } from '#backend/core/reconcile/reconcile-gifts.ts';

/** Bonuses that were played, and what withdrawals took back of them. */
export const promotionGifts: Gifts = {
  kinds: [promotionTransfers.bonus, promotionTransfers.trim, promotionTransfers.trimBack],
  given: `
    SELECT '${promotionTransfers.bonus.name}', claim.id::text, claim.bonus_satang, claim.member_id, goal.ended_at
    FROM promotion_claim claim JOIN play_goal goal ON goal.id = claim.id AND goal.area = 'promotion' AND goal.ended_as = 'done'
    UNION ALL
    SELECT '${promotionTransfers.trim.name}', withdrawal_ref, max(satang), member_id, max(at)
    FROM promotion_trim GROUP BY withdrawal_ref, member_id HAVING max(satang) > 0
    UNION ALL
    SELECT '${promotionTransfers.trimBack.name}', withdrawal_ref, max(satang), member_id, max(returned_at)
    FROM promotion_trim WHERE returned_at IS NOT NULL GROUP BY withdrawal_ref, member_id HAVING max(satang) > 0`,
};
