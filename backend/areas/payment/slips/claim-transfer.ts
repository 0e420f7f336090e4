import { eq } from 'drizzle-orm';
import { findFit } from '#backend/areas/payment/incoming/find-payer.ts';
import { lockDeposit } from '#backend/areas/payment/incoming/lock-deposit.ts';
import { isNoticeOfOther } from '#backend/areas/payment/incoming/notify-payer.ts';
import { noteFinding } from '#backend/areas/payment/incoming/record-event.ts';
import { sentAt } from '#backend/areas/payment/rules/event-outcome.ts';
import { type deposit, paymentEvent, slip } from '#backend/areas/payment/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { MINUTE_MS } from '#backend/core/limits/limit.ts';
import { Refusal } from '#backend/refusal.ts';
import type { SlipStatus } from '#contract/payment/slip.ts';
import { payment } from '#contract/payment.ts';
import { toBaht } from '#rules/money/baht.ts';
import { isLate } from '#rules/payment/deposit-status.ts';
import type { Mismatch } from '#rules/payment/mismatch.ts';

type Slip = typeof slip.$inferInsert;
type Event = typeof paymentEvent.$inferSelect;
type Deposit = typeof deposit.$inferSelect;

const used = () =>
  new Refusal('SLIP_DUPLICATE', 'สลิปนี้ใช้กับรายการอื่นไปแล้ว กรุณาตรวจสอบสลิปอีกครั้ง หากเป็นเงินที่คุณโอน กรุณาสอบถามทีมงาน');

/**
 * Notes for which deposit a transfer was shown, once, and tells what the bank has said of it. Money that waits and belongs
 * to nobody is from then on told with the deposit; it stays in suspense. What an operator has credited or returned has ended so.
 * Refuses 4306 when another deposit has it, or another member its money.
 */
export async function claimTransfer(tx: Tx, shown: Slip): Promise<SlipStatus> {
  const row = await lockDeposit(tx, shown.agentId, shown.depositRef);
  if (!row) throw new Error(`Deposit ${shown.depositRef} is gone`);
  await tx.orm.insert(slip).values(shown).onConflictDoNothing();
  const [first] = await tx.orm.select().from(slip).where(eq(slip.transRef, shown.transRef));
  if (first?.memberId !== shown.memberId || first.depositRef !== shown.depositRef) throw used();
  const event = await lockReportedEvent(tx, shown.transRef);
  if (!event) return { status: 'waiting', why: null, amount: null };
  const amount = toBaht(event.satang ?? 0n);
  const isCredited = event.ref === row.ref && event.outcome === 'credited';
  if (isCredited || event.memberId === shown.memberId) return { status: 'credited', why: null, amount };
  if (event.memberId !== null) throw used();
  if (event.ref !== row.ref && !(await isFree(tx, event, shown.memberId))) throw used();
  if (event.resolution !== null) return { status: 'returned', why: null, amount };
  const why = event.ref === row.ref ? (event.mismatch ?? 'unknown') : mismatchOfSlip(event, row);
  if (event.ref !== row.ref) await noteFinding(tx, event.eventId, { ref: row.ref, mismatch: why });
  return { status: 'kept', why, amount };
}

/** True for money of which nobody knows whose it is, or that is surely the member's, and for what waits at the amount of somebody else who did not pay it, where the bank's word of the payer fits the member. */
async function isFree(tx: Tx, event: Event, memberId: string): Promise<boolean> {
  if (event.ref === event.transRef) return !(await isNoticeOfOther(tx, event.eventId, memberId));
  if (event.mismatch !== 'payer') return false;
  const { payer } = payment.webhook.request.parse(event.body);
  return (await findFit(tx, memberId, payer)) === 'registered';
}

/** What the bank told of a transfer, held until the transaction ends. */
export async function lockReportedEvent(tx: Tx, transRef: string): Promise<Event | undefined> {
  const [event] = await tx.orm
    .select()
    .from(paymentEvent)
    .where(eq(paymentEvent.transRef, transRef))
    .for('update');
  return event;
}

/** Why money of which only the slip says whose it is does not fit its deposit. */
export function mismatchOfSlip(event: Pick<Event, 'body' | 'satang' | 'receivedAt'>, row: Deposit): Mismatch {
  const { line, paid_at: paidAt } = payment.webhook.request.parse(event.body);
  if (line?.account_no !== row.receiverNo) return 'account';
  if (event.satang === null) return 'currency';
  // Banks tell the time of a transfer to the minute.
  if (Date.parse(paidAt) < Math.floor(row.createdAt.getTime() / MINUTE_MS) * MINUTE_MS) return 'early';
  if (event.satang !== row.satang) return 'amount';
  if (row.status === 'paid') return 'again';
  return isLate(row, sentAt(paidAt, event.receivedAt)) ? 'late' : 'unknown';
}

/** For which deposit the slip of a transfer was shown. */
export async function findSlip(tx: Tx, transRef: string): Promise<typeof slip.$inferSelect | undefined> {
  const [first] = await tx.orm.select().from(slip).where(eq(slip.transRef, transRef)).for('update');
  return first;
}
