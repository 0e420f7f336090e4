import { promotionChoice, promotionClaim, promotionTrim } from '#backend/areas/promotion/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

export const ownTables: readonly OwnTable[] = [
  {
    table: promotionChoice,
    whose: promotionChoice.memberId,
    order: [promotionChoice.at, promotionChoice.depositRef],
  },
  { table: promotionClaim, whose: promotionClaim.memberId, order: [promotionClaim.at, promotionClaim.id] },
  {
    table: promotionTrim,
    whose: promotionTrim.memberId,
    order: [promotionTrim.at, promotionTrim.withdrawalRef, promotionTrim.claimId],
  },
];
