import { complaintSettings } from '#backend/areas/complaint/env.ts';
import { findComplaint, presentComplaint, readComplaints } from '#backend/areas/complaint/read-complaints.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { findOnceDone } from '#backend/core/ledger/find-once-done.ts';
import type { complaint } from '#contract/complaint.ts';

/** The member's complaints, newest first, or the one of a key. */
export const listComplaints: Verb<typeof complaint.list> = async ({ ctx, input }) => {
  const { before, idempotency_key: key } = input;
  const { answerDays: answer_days } = complaintSettings.of(ctx);
  if (key !== undefined) {
    const row = await findOnceDone(ctx, (db) => findComplaint(db, ctx.memberId, key));
    return { rows: row ? [presentComplaint(row)] : [], before: null, answer_days };
  }
  const { complaints, isMore } = await readComplaints(ctx.db, ctx.memberId, before);
  const next = isMore ? (complaints.at(-1)?.number ?? null) : null;
  return { rows: complaints.map(presentComplaint), before: next, answer_days };
};
