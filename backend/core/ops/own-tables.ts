import { adjustment } from '#backend/core/ops/adjust/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

/** What operators changed by hand, without their names. */
export const ownTables: readonly OwnTable[] = [
  {
    table: adjustment,
    whose: adjustment.memberId,
    order: [adjustment.ref],
    without: [adjustment.askedBy, adjustment.askedActId, adjustment.endedBy, adjustment.actId],
  },
];
