import type { Statement, Tx } from '#backend/core/db/database.ts';
import { COMPLAINT_PAGE, type Complaint } from '#contract/complaint.ts';
import type { ComplaintState } from '#rules/complaint/complaint.ts';
import type { ComplaintSubject } from '#rules/complaint/subjects.ts';

/** A complaint with its answers. */
export interface ComplaintRow {
  readonly id: string;
  readonly number: string;
  readonly subject: ComplaintSubject;
  readonly reference: string | null;
  readonly text: string;
  readonly at: Date;
  readonly dueAt: Date;
  readonly state: ComplaintState;
  readonly closedAt: Date | null;
  readonly answers: readonly { readonly text: string; readonly at: string }[];
}

/** Columns of `ComplaintRow`, of the table as `own`. */
export const complaintColumns = `
  own.id, own.number, own.subject, own.reference, own.text, own.at, own.due_at AS "dueAt", own.state,
  (SELECT step.at FROM complaint_step step WHERE step.complaint_id = own.id AND step.what = 'close' LIMIT 1) AS "closedAt",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('text', step.text, 'at', step.at) ORDER BY step.no), '[]')
    FROM complaint_step step WHERE step.complaint_id = own.id AND step.what = 'answer') AS answers`;

const rows = `SELECT ${complaintColumns} FROM complaint own WHERE own.member_id = $1::uuid`;
const order = `ORDER BY own.at DESC, own.id DESC LIMIT ${COMPLAINT_PAGE + 1}`;

const byKey: Statement = { name: 'complaint_by_key', text: `${rows} AND own.idempotency_key = $2::text` };
const newest: Statement = { name: 'complaints_newest', text: `${rows} ${order}` };
const older: Statement = {
  name: 'complaints_before',
  text: `${rows} AND (own.at, own.id) < (
    SELECT place.at, place.id FROM complaint place WHERE place.number = $2::text AND place.member_id = $1::uuid
  ) ${order}`,
};

/** What a member sent with this key. */
export async function findComplaint(
  db: Pick<Tx, 'query'>,
  memberId: string,
  key: string,
): Promise<ComplaintRow | undefined> {
  const [row] = await db.query<ComplaintRow>(byKey, [memberId, key]);
  return row;
}

/** A page of a member's complaints, newest first or those before one, and whether there are more. */
export async function readComplaints(db: Pick<Tx, 'query'>, memberId: string, before: string | undefined) {
  const found = await (before === undefined
    ? db.query<ComplaintRow>(newest, [memberId])
    : db.query<ComplaintRow>(older, [memberId, before]));
  return { complaints: found.slice(0, COMPLAINT_PAGE), isMore: found.length > COMPLAINT_PAGE };
}

/** A complaint on the wire. */
export function presentComplaint(row: ComplaintRow): Complaint {
  const { number, subject, reference, text, at, dueAt, state, answers, closedAt } = row;
  return {
    ...{ number, subject, reference, text, state },
    at: at.toISOString(),
    due_at: dueAt.toISOString(),
    answers: answers.map((answer) => ({ text: answer.text, at: new Date(answer.at).toISOString() })),
    closed_at: closedAt?.toISOString() ?? null,
  };
}
