import { bill, billCorrection, billLine } from '#backend/areas/lotto/tables.ts';
import { yeekeePrize, yeekeeShot } from '#backend/areas/lotto/yeekee/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

/** Bills with every line, what a corrected result changed of them, and shots. */
export const ownTables: readonly OwnTable[] = [
  { table: bill, whose: bill.memberId, order: [bill.id] },
  { table: billLine, whose: billLine.memberId, order: [billLine.billId, billLine.position] },
  {
    table: billCorrection,
    whose: billCorrection.memberId,
    order: [billCorrection.billId, billCorrection.version],
  },
  {
    table: yeekeeShot,
    whose: yeekeeShot.memberId,
    order: [yeekeeShot.roundId, yeekeeShot.position],
    // While a round is open its links tell of other members' shots; afterwards everybody can compute them.
    without: [yeekeeShot.receipt],
  },
  { table: yeekeePrize, whose: yeekeePrize.memberId, order: [yeekeePrize.roundId, yeekeePrize.row] },
];
