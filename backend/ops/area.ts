import { area } from '#backend/area.ts';
import { adjustCommands } from '#backend/ops/adjust/adjust-commands.ts';
import { adjustmentTransfers } from '#backend/ops/adjust/adjustment-transfers.ts';
import { findActHoles } from '#backend/ops/audit/find-act-holes.ts';
import { createReadyMember } from '#backend/ops/create-ready-member.ts';
import { ownTables } from '#backend/ops/own-tables.ts';
import { dayCommands } from '#backend/ops/report/day-commands.ts';
import { sealedOutcomes } from '#backend/ops/sealings.ts';
import { sealedOutages } from '#backend/pulse/sealings.ts';

/** What needs several areas, and the log of what operators do. */
export const operator = area({
  name: 'ops',
  ops: [createReadyMember, ...adjustCommands, ...dayCommands],
  transfers: Object.values(adjustmentTransfers),
  sealings: [sealedOutcomes, sealedOutages],
  audit: {
    scripts: ['backend/ops/audit/adjustments.sql'],
    checks: [{ name: 'act_log', find: findActHoles }],
  },
  ownTables,
});
