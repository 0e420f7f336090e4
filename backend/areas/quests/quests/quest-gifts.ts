import { questTransfers } from '#backend/areas/quests/quests/quest-transfers.ts';
import type { Gifts } from '#backend/core/reconcile/reconcile-gifts.ts';

/** Prizes of quests in money. */
export const questGifts: Gifts = {
  kinds: Object.values(questTransfers),
  given: `
    SELECT '${questTransfers.credit.name}', quest_id || ':' || period || ':' || member_id, prize_amount, member_id, at
    FROM quest_redemption WHERE prize_kind = 'credit'`,
};
