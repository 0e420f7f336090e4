import { and, asc, eq, ne } from 'drizzle-orm';
import { type ComplaintRow, complaintColumns } from '#backend/areas/complaint/read-complaints.ts';
import { complaint } from '#backend/areas/complaint/tables.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { COMPLAINT_NUMBER, type ComplaintState } from '#rules/complaint/complaint.ts';

/** The number of a complaint as an operator typed it. */
export function numberOption(call: OpsCall): string {
  const number = option(call, 'number').trim().toUpperCase();
  if (!COMPLAINT_NUMBER.test(number))
    throw new OperatorRefusal(`--number ${number} is no number of a complaint; complaint list shows them`);
  return number;
}

const isLate = (state: ComplaintState, dueAt: Date, now: Date) =>
  (state === 'received' || state === 'reviewing') && dueAt < now;

/** Complaints that are not closed. What members wrote is not in it. */
export async function listOpen({ services }: OpsCall): Promise<OpsAnswer> {
  const rows = await services.db.orm
    .select()
    .from(complaint)
    .where(and(eq(complaint.agentId, services.agentId), ne(complaint.state, 'closed')))
    .orderBy(asc(complaint.dueAt), asc(complaint.id));
  const now = services.clock.now();
  const lines = rows.map(({ number, state, subject, at, dueAt }) => {
    const late = isLate(state, dueAt, now) ? ', OVERDUE' : '';
    return `${number}: ${state}, ${subject}, sent ${bangkokMoment(at)}, due ${bangkokMoment(dueAt)}${late}`;
  });
  return { code: 0, lines: lines.length > 0 ? lines : ['No complaint is open'] };
}

const find: Statement = {
  name: 'ops_complaint',
  text: `SELECT ${complaintColumns}, own.member_id AS "memberId" FROM complaint own WHERE own.agent_id = $1::int AND own.number = $2::text`,
};

/** One complaint whole. */
export async function showOne(call: OpsCall): Promise<OpsAnswer> {
  const { db, agentId } = call.services;
  const number = numberOption(call);
  const [row] = await db.query<ComplaintRow & { memberId: string }>(find, [agentId, number]);
  if (!row) throw new OperatorRefusal(`There is no complaint ${number}`);
  const { state, subject, reference, text, at, dueAt, closedAt, answers, memberId } = row;
  const lines = [
    `${number}: ${state}, ${subject}, member ${memberId}`,
    `sent ${bangkokMoment(at)}, due ${bangkokMoment(dueAt)}`,
    ...(reference === null ? [] : [`about: ${reference}`]),
    ...text.split('\n').map((line) => `  ${line}`),
    ...answers.flatMap((one) => [
      `answered ${bangkokMoment(new Date(one.at))}`,
      ...one.text.split('\n').map((line) => `  ${line}`),
    ]),
    ...(closedAt ? [`closed ${bangkokMoment(closedAt)}`] : []),
  ];
  return { code: 0, lines };
}
