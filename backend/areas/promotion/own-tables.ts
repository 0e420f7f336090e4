import { promotionClaim } from '#backend/areas/promotion/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

export const ownTables: readonly OwnTable[] = [
  { table: promotionClaim, whose: promotionClaim.memberId, order: [promotionClaim.at, promotionClaim.id] },
];
