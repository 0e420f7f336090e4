import { wheelTransfers } from '#backend/areas/wheel/wheel-transfers.ts';
import type { Gifts } from '#backend/core/reconcile/reconcile-gifts.ts';

/** Prizes of the wheel in cash. */
export const wheelGifts: Gifts = {
  kinds: Object.values(wheelTransfers),
  given: `
    SELECT '${wheelTransfers.prize.name}', id::text, amount, member_id, at FROM wheel_spin WHERE prize_type = 'cash'`,
};
