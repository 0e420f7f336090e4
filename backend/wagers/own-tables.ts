import type { OwnTable } from '#backend/own-data.ts';
import { wager, wagerTotal } from '#backend/wagers/tables.ts';

export const ownTables: readonly OwnTable[] = [
  { table: wager, whose: wager.memberId, order: [wager.acceptedAt, wager.area, wager.reference] },
  {
    table: wagerTotal,
    whose: wagerTotal.memberId,
    order: [wagerTotal.day, wagerTotal.area, wagerTotal.kind],
  },
];
