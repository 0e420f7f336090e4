import { affiliateTransfers } from '#backend/areas/affiliate/affiliate-transfers.ts';
import type { Gifts } from '#backend/core/reconcile/reconcile-gifts.ts';

/** Commission that was paid out. */
export const affiliateGifts: Gifts = {
  kinds: Object.values(affiliateTransfers),
  given: `
    SELECT '${affiliateTransfers.redeem.name}', id::text, satang, member_id, at FROM affiliate_redemption`,
};
