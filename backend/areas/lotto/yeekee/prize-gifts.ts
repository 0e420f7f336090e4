import { lottoTransfers } from '#backend/areas/lotto/lotto-transfers.ts';
import type { Gifts } from '#backend/core/reconcile/reconcile-gifts.ts';

const { shooterPrize } = lottoTransfers;

/** Prizes of shooters: a round has one for each row that wins. */
export const prizeGifts: Gifts = {
  kinds: [shooterPrize],
  given: `SELECT '${shooterPrize.name}', round_id || ':' || row, satang, member_id, at FROM yeekee_prize`,
  byKey: true,
};
