import { couponTransfers } from '#backend/areas/coupon/coupon-transfers.ts';
import type { Gifts } from '#backend/core/reconcile/reconcile-gifts.ts';

/** Money of codes, and bonuses of codes that were played. */
export const couponGifts: Gifts = {
  kinds: [couponTransfers.credit, couponTransfers.bonus],
  given: `
    SELECT '${couponTransfers.credit.name}', id::text, prize_amount, member_id, at FROM coupon_redemption WHERE prize_kind = 'credit'
    UNION ALL
    SELECT '${couponTransfers.bonus.name}', own.id::text, own.prize_amount, own.member_id, goal.ended_at
    FROM coupon_redemption own JOIN play_goal goal ON goal.id = own.id AND goal.area = 'coupon' AND goal.ended_as = 'done' WHERE own.prize_kind = 'bonus'`,
};
