import { complaint, complaintStep } from '#backend/areas/complaint/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

/** Complaints, and what was done about them. */
export const ownTables: readonly OwnTable[] = [
  {
    table: complaint,
    whose: complaint.memberId,
    order: [complaint.at, complaint.id],
    without: [complaint.idempotencyKey],
  },
  {
    table: complaintStep,
    whose: complaintStep.memberId,
    order: [complaintStep.complaintId, complaintStep.no],
    without: [complaintStep.madeBy],
  },
];
