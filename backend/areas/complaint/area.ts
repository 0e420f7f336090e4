import { area } from '#backend/area.ts';
import { complaintSettings } from '#backend/areas/complaint/env.ts';
import { listComplaints } from '#backend/areas/complaint/list-complaints.ts';
import { complaintCommands } from '#backend/areas/complaint/ops/complaint-commands.ts';
import { ownTables } from '#backend/areas/complaint/own-tables.ts';
import { sealedComplaints, sealedSteps } from '#backend/areas/complaint/sealings.ts';
import { sendComplaint } from '#backend/areas/complaint/send-complaint.ts';
import { implement } from '#backend/core/http/implement.ts';
import { complaint as contract } from '#contract/complaint.ts';

/** Complaints of members, and what was answered. */
export const complaint = area({
  name: 'complaint',
  calls: implement(contract, { list: listComplaints, send: sendComplaint }),
  ops: complaintCommands,
  sealings: [sealedComplaints, sealedSteps],
  audit: { scripts: ['backend/areas/complaint/audit.sql'] },
  env: complaintSettings,
  ownTables,
});
