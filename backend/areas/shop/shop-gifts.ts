import { shopTransfers } from '#backend/areas/shop/shop-transfers.ts';
import type { Gifts } from '#backend/core/reconcile/reconcile-gifts.ts';

/** Money that points were spent for, and bonuses of the shop that were played. */
export const shopGifts: Gifts = {
  kinds: [shopTransfers.credit, shopTransfers.bonus],
  given: `
    SELECT '${shopTransfers.credit.name}', id::text, amount, member_id, at FROM shop_order WHERE kind = 'credit'
    UNION ALL
    SELECT '${shopTransfers.bonus.name}', own.id::text, own.amount, own.member_id, goal.ended_at
    FROM shop_order own JOIN play_goal goal ON goal.id = own.id AND goal.area = 'shop' AND goal.ended_as = 'done' WHERE own.kind = 'bonus'`,
};
