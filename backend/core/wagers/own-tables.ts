import { wager, wagerTotal } from '#backend/core/wagers/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

export const ownTables: readonly OwnTable[] = [
  { table: wager, whose: wager.memberId, order: [wager.acceptedAt, wager.area, wager.reference] },
  {
    table: wagerTotal,
    whose: wagerTotal.memberId,
    order: [wagerTotal.day, wagerTotal.area, wagerTotal.kind],
  },
];
