import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '#backend/db/database.ts';
import type { Deposit } from '#backend/payment/arrivals/hold-deposit.ts';
import { presentArrival } from '#backend/payment/present.ts';
import { paymentEvent } from '#backend/payment/tables.ts';
import type { PaymentArrival } from '#contract/payment.ts';

/** At most this many are shown, the oldest first. */
export const MOST_ARRIVALS = 20;

/** Money that arrived for a deposit and did not fit it, as its member is told of it. */
export async function findArrivals(
  orm: Orm,
  { ref, memberId }: Pick<Deposit, 'ref' | 'memberId'>,
): Promise<PaymentArrival[]> {
  const rows = await orm
    .select()
    .from(paymentEvent)
    .where(and(eq(paymentEvent.ref, ref), eq(paymentEvent.outcome, 'unmatched')))
    .orderBy(asc(paymentEvent.receivedAt), asc(paymentEvent.eventId))
    .limit(MOST_ARRIVALS);
  return rows.map((row) => presentArrival(row, memberId));
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
