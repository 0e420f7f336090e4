import { adjustmentTransfers } from '#backend/core/ops/adjust/adjustment-transfers.ts';
import type { Gifts } from '#backend/core/reconcile/reconcile-gifts.ts';

/** Balances that operators put right by hand. */
export const adjustmentGifts: Gifts = {
  kinds: Object.values(adjustmentTransfers),
  given: `
    SELECT CASE WHEN satang > 0 THEN '${adjustmentTransfers.give.name}' ELSE '${adjustmentTransfers.take.name}' END,
      ref, abs(satang), member_id, ended_at
    FROM adjustment WHERE status = 'done'`,
};
