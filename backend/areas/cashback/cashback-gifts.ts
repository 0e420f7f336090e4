import { cashbackTransfers } from '#backend/areas/cashback/cashback-transfers.ts';
import type { Gifts } from '#backend/core/reconcile/reconcile-gifts.ts';

/** Rebates that were claimed. */
export const cashbackGifts: Gifts = {
  kinds: Object.values(cashbackTransfers),
  given: `
    SELECT 'cashback_' || basis, day || ':' || member_id, satang, member_id, at FROM cashback_claim`,
};
