import { complaint, complaintStep } from '#backend/areas/complaint/tables.ts';
import { columnsBut, type Sealing } from '#backend/core/evidence/sealing.ts';

/** What members complained about; the state follows from the steps, which the audit holds it against. */
export const sealedComplaints: Sealing = {
  name: 'complaint',
  table: complaint,
  key: [complaint.id],
  columns: columnsBut(complaint, [complaint.id, complaint.state]),
};

/** What was done about complaints, and what was answered. */
export const sealedSteps: Sealing = {
  name: 'complaint_step',
  table: complaintStep,
  key: [complaintStep.complaintId, complaintStep.no],
  columns: columnsBut(complaintStep, [complaintStep.complaintId, complaintStep.no]),
};
