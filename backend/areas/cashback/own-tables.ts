import { cashbackAdjustment, cashbackClaim, cashbackDay } from '#backend/areas/cashback/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

export const ownTables: readonly OwnTable[] = [
  { table: cashbackDay, whose: cashbackDay.memberId, order: [cashbackDay.basis, cashbackDay.day] },
  {
    table: cashbackAdjustment,
    whose: cashbackAdjustment.memberId,
    order: [cashbackAdjustment.basis, cashbackAdjustment.day, cashbackAdjustment.ofDay],
  },
  { table: cashbackClaim, whose: cashbackClaim.memberId, order: [cashbackClaim.basis, cashbackClaim.day] },
];
