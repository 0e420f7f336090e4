import { eq } from 'drizzle-orm';
import type { Deposit } from '#backend/areas/payment/incoming/lock-deposit.ts';
import { type IncomingPaymentRow, presentIncomingPayment } from '#backend/areas/payment/present.ts';
import { paymentEvent } from '#backend/areas/payment/tables.ts';
import type { Orm, Statement, Tx } from '#backend/core/db/database.ts';
import type { IncomingPayment } from '#contract/payment.ts';

/** At most this many are shown, the oldest first. */
const MOST_PAYMENTS = 20;

/**
 * SQL of the money that came for a deposit and did not fit it, and of what is told with it (`notifyPayer`) as long as no slip says for
 * which deposit it is. `ref` is the SQL of the deposit's reference.
 */
export function incomingPaymentsOf(ref: string): string {
  const fields = `event.received_at AS "receivedAt", event.resolution, event.member_id AS "memberId", event.event_id, event.body`;
  return `
      SELECT ${fields}, event.misfit AS mismatch FROM payment_event event WHERE event.ref = ${ref} AND event.outcome = 'unmatched'
      UNION ALL
      SELECT ${fields}, 'satang' FROM told_arrival notice JOIN payment_event event ON event.event_id = notice.event_id
      WHERE notice.deposit_ref = ${ref} AND event.ref = event.trans_ref
      ORDER BY "receivedAt", event_id LIMIT ${MOST_PAYMENTS}`;
}

const incomingPayments: Statement = { name: 'payment_arrivals', text: incomingPaymentsOf('$1::text') };

/** Money that arrived for a deposit and did not fit it, as its member is told of it. */
export async function findIncomingPayments(
  db: Pick<Tx, 'query'>,
  { ref, memberId }: Pick<Deposit, 'ref' | 'memberId'>,
): Promise<IncomingPayment[]> {
  const rows = await db.query<IncomingPaymentRow>(incomingPayments, [ref]);
  return rows.map((row) => presentIncomingPayment(row, memberId));
}

/** What was credited when a deposit was paid, in satang: its amount, or what an operator matched to it; null for one that is not paid. */
export async function findCredited(
  orm: Orm,
  row: Pick<Deposit, 'status' | 'satang' | 'eventId'>,
): Promise<bigint | null> {
  if (row.status !== 'paid') return null;
  const [event] = await orm
    .select({ satang: paymentEvent.satang })
    .from(paymentEvent)
    .where(eq(paymentEvent.eventId, row.eventId ?? ''));
  return event?.satang ?? row.satang;
}
