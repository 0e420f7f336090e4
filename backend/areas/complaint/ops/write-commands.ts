import { and, count, eq, max } from 'drizzle-orm';
import { numberOption } from '#backend/areas/complaint/ops/read-commands.ts';
import { sealedSteps } from '#backend/areas/complaint/sealings.ts';
import { complaint, complaintStep } from '#backend/areas/complaint/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import { type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import {
  type ComplaintState,
  countLetters,
  MOST_LETTERS,
  tidyComplaint,
} from '#rules/complaint/complaint.ts';
import { laterOf } from '#rules/time/later-of.ts';

type Step = typeof complaintStep.$inferSelect;
type Held = Pick<typeof complaint.$inferSelect, 'id' | 'number' | 'memberId' | 'state' | 'at'>;

/** What a step makes of a complaint, and from where. */
const steps: Readonly<
  Record<Step['what'], { readonly from: readonly ComplaintState[]; readonly to: ComplaintState }>
> = {
  review: { from: ['received'], to: 'reviewing' },
  answer: { from: ['received', 'reviewing', 'answered'], to: 'answered' },
  close: { from: ['answered'], to: 'closed' },
};

/** Holds a complaint from which a step can be made. */
async function hold(tx: Tx, call: OpsCall, what: Step['what']): Promise<Held> {
  const number = numberOption(call);
  const mine = and(eq(complaint.number, number), eq(complaint.agentId, call.services.agentId));
  const [held] = await tx.orm.select().from(complaint).where(mine).for('update');
  if (!held) throw new OperatorRefusal(`There is no complaint ${number}`);
  if (steps[what].from.includes(held.state)) return held;
  const first = what === 'close' && held.state !== 'closed' ? '; answer it first' : '';
  throw new OperatorRefusal(`${number} is ${held.state}${first}`);
}

/** Writes what was done, and answers the step with its complaint. */
async function writeStep(tx: Tx, call: OpsCall, what: Step['what'], text: string | null) {
  const { services } = call;
  const held = await hold(tx, call, what);
  const before = eq(complaintStep.complaintId, held.id);
  const [written] = await tx.orm
    .select({ count: count(), last: max(complaintStep.at) })
    .from(complaintStep)
    .where(before);
  const no = (written?.count ?? 0) + 1;
  // A clock may have stepped back: what is done follows what was sent and done before.
  const at = laterOf(written?.last ?? held.at, services.clock.now());
  const own = { complaintId: held.id, no, memberId: held.memberId, what, text, at };
  await tx.orm.insert(complaintStep).values({ ...own, madeBy: services.actId });
  if (steps[what].to !== held.state)
    await tx.orm.update(complaint).set({ state: steps[what].to }).where(eq(complaint.id, held.id));
  await noteChange(tx, services, 'complaint', `${what}:${held.id}:${no}`);
  return { ...held, no, at };
}

async function seal(tx: Tx, { services }: OpsCall, { id, no }: { id: string; no: number }): Promise<void> {
  await sealRows(tx, services, sealedSteps, [`${id}:${no}`]);
}

/** The complaint is being looked into. */
export async function review(call: OpsCall): Promise<OpsAnswer> {
  const { number } = await call.services.db.transact(async (tx) => {
    const step = await writeStep(tx, call, 'review', null);
    await seal(tx, call, step);
    return step;
  });
  return { code: 0, lines: [`${number}: reviewing`] };
}

/** Answers a complaint; an answer more is told anew. */
export async function answer(call: OpsCall): Promise<OpsAnswer> {
  const text = tidyComplaint(option(call, 'text'));
  const letters = countLetters(text);
  if (letters === 0 || letters > MOST_LETTERS)
    throw new OperatorRefusal(`--text is 1 to ${MOST_LETTERS} letters`);
  const { number } = await call.services.db.transact(async (tx) => {
    const step = await writeStep(tx, call, 'answer', text);
    const { memberId, number: about, no: count, at } = step;
    await sendMessages(tx, [
      { memberId, kind: 'complaint', about, at, facts: { outcome: 'answered', count } },
    ]);
    await seal(tx, call, step);
    return step;
  });
  return { code: 0, lines: [`${number}: answered, ${letters} letters; its member is told`] };
}

/** Ends a complaint that was answered. */
export async function close(call: OpsCall): Promise<OpsAnswer> {
  const { number } = await call.services.db.transact(async (tx) => {
    const step = await writeStep(tx, call, 'close', null);
    const { memberId, number: about, at } = step;
    await sendMessages(tx, [{ memberId, kind: 'complaint', about, at, facts: { outcome: 'closed' } }]);
    await seal(tx, call, step);
    return step;
  });
  return { code: 0, lines: [`${number}: closed`] };
}
