import { area } from '#backend/area.ts';
import { sealedOutages } from '#backend/core/heartbeat/sealings.ts';
import { adjustCommands } from '#backend/core/ops/adjust/adjust-commands.ts';
import { adjustmentGifts } from '#backend/core/ops/adjust/adjustment-gifts.ts';
import { adjustmentTransfers } from '#backend/core/ops/adjust/adjustment-transfers.ts';
import { findActHoles } from '#backend/core/ops/audit/find-act-holes.ts';
import { showMember } from '#backend/core/ops/member/show-member.ts';
import { ownTables } from '#backend/core/ops/own-tables.ts';
import { dayCommands } from '#backend/core/ops/report/day-commands.ts';
import { sealedOutcomes } from '#backend/core/ops/sealings.ts';

/** What operators do with the books themselves, and the log of all that they do. */
export const operator = area({
  name: 'ops',
  ops: [showMember, ...adjustCommands, ...dayCommands],
  transfers: Object.values(adjustmentTransfers),
  gifts: adjustmentGifts,
  sealings: [sealedOutcomes, sealedOutages],
  audit: {
    scripts: ['backend/core/ops/audit/adjustments.sql'],
    checks: [{ name: 'act_log', find: findActHoles }],
  },
  ownTables,
});
