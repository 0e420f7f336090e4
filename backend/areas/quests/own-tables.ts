import { checkIn, questRedemption } from '#backend/areas/quests/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

/** Prizes of quests that were taken, and check-ins; points are with wallets and entitlements. */
export const ownTables: readonly OwnTable[] = [
  {
    table: questRedemption,
    whose: questRedemption.memberId,
    order: [questRedemption.questId, questRedemption.period],
  },
  { table: checkIn, whose: checkIn.memberId, order: [checkIn.day] },
];
