import { complaintSettings } from '#backend/areas/complaint/env.ts';
import {
  type ComplaintRow,
  findComplaint,
  presentComplaint,
} from '#backend/areas/complaint/read-complaints.ts';
import { sealedComplaints } from '#backend/areas/complaint/sealings.ts';
import { complaint } from '#backend/areas/complaint/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import type { complaint as contract } from '#contract/complaint.ts';
import { complaintRefusals } from '#contract/complaint-refusal.ts';
import {
  answerDue,
  complaintNumber,
  MOST_A_DAY,
  MOST_WAITING,
  tidyComplaint,
  tidyReference,
} from '#rules/complaint/complaint.ts';
import type { ComplaintSubject } from '#rules/complaint/subjects.ts';
import { bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

/** The same letters by chance come once in ten million numbers of a day. */
const TRIES = 5;

const count: Statement = {
  name: 'complaint_counts',
  text: `SELECT
    (SELECT count(*)::int FROM complaint WHERE member_id = $1::uuid AND state IN ('received', 'reviewing')) AS waiting,
    (SELECT count(*)::int FROM complaint WHERE member_id = $1::uuid AND at >= $2::timestamptz) AS today`,
};

interface Sent {
  readonly key: string;
  readonly subject: ComplaintSubject;
  readonly reference: string | null;
  readonly text: string;
}

/** What the same key sent before; another text under it is refused. */
async function findFirst(tx: Tx, memberId: string, sent: Sent): Promise<ComplaintRow | undefined> {
  const first = await findComplaint(tx, memberId, sent.key);
  if (!first) return undefined;
  const isSame =
    first.subject === sent.subject && first.reference === sent.reference && first.text === sent.text;
  if (!isSame) throw new Refusal('DUPLICATE_REQUEST', complaintRefusals.otherUnderKey);
  return first;
}

async function checkCounts(tx: Tx, memberId: string, at: Date): Promise<void> {
  const midnight = instantOf(bangkokDate(at), '00:00');
  const [counts] = await tx.query<{ waiting: number; today: number }>(count, [memberId, midnight]);
  if (!counts) throw new Error('Complaints were not counted');
  if (counts.waiting >= MOST_WAITING)
    throw new Refusal('COMPLAINTS_WAITING', complaintRefusals.waiting, { limit: MOST_WAITING });
  if (counts.today >= MOST_A_DAY)
    throw new Refusal('COMPLAINTS_TODAY', complaintRefusals.today, { limit: MOST_A_DAY });
}

async function write(ctx: MemberCtx, tx: Tx, { key: idempotencyKey, ...sent }: Sent, at: Date) {
  const { agentId, memberId, random } = ctx;
  const dueAt = answerDue(at, complaintSettings.of(ctx).answerDays);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const own = { id: random.uuid(), number: complaintNumber(at, random.int) };
    const [written] = await tx.orm
      .insert(complaint)
      .values({ ...own, ...sent, agentId, memberId, idempotencyKey, at, dueAt, state: 'received' })
      .onConflictDoNothing({ target: complaint.number })
      .returning({ id: complaint.id });
    if (written) return written.id;
  }
  throw new Error('No number is left for a complaint');
}

async function sendNow(ctx: MemberCtx, tx: Tx, sent: Sent): Promise<ComplaintRow> {
  const { memberId } = ctx;
  // Devices of one member wait here, so that the later one finds what the first sent.
  await lockAccounts(tx, [memberId], 'main');
  const first = await findFirst(tx, memberId, sent);
  if (first) return first;
  const at = ctx.now();
  await checkCounts(tx, memberId, at);
  const id = await write(ctx, tx, sent, at);
  const made = await findComplaint(tx, memberId, sent.key);
  if (!made) throw new Error('A complaint that was just sent is not there');
  await sealRows(tx, ctx, sealedComplaints, [id]);
  return made;
}

/**
 * Takes a complaint in one transaction, once per key, of a member who is excluded too. Refuses 4111 a key of another text, 4971
 * too many that wait for an answer and 4972 too many of one day. Locks the main wallet, then the end of the log.
 */
export const sendComplaint: Verb<typeof contract.send> = async ({ ctx, input }) => {
  const sent = {
    key: input.idempotency_key,
    subject: input.subject,
    reference: tidyReference(input.reference ?? ''),
    text: tidyComplaint(input.text),
  };
  return presentComplaint(await ctx.db.transact((tx) => sendNow(ctx, tx, sent)));
};
