import { pollTransfers } from '#backend/areas/poll/poll-transfers.ts';
import type { Gifts } from '#backend/core/reconcile/reconcile-gifts.ts';

/** Prizes of polls in credit. */
export const pollGifts: Gifts = {
  kinds: Object.values(pollTransfers),
  given: `
    SELECT '${pollTransfers.prize.name}', id::text, amount, member_id, at FROM poll_winner WHERE given AND kind = 'credit'`,
};
