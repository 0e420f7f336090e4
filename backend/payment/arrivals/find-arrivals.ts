import { and, asc, eq } from 'drizzle-orm';
import type { Orm } from '#backend/db/database.ts';
import { presentArrival } from '#backend/payment/present.ts';
import { paymentEvent } from '#backend/payment/tables.ts';
import type { PaymentArrival } from '#contract/payment.ts';

/** At most this many are shown, the oldest first. */
export const MOST_ARRIVALS = 20;

/** Money that arrived with a deposit's reference and did not fit it. The caller has checked whose deposit it is. */
export async function findArrivals(orm: Orm, ref: string): Promise<PaymentArrival[]> {
  const rows = await orm
    .select()
    .from(paymentEvent)
    .where(and(eq(paymentEvent.ref, ref), eq(paymentEvent.outcome, 'unmatched')))
    .orderBy(asc(paymentEvent.receivedAt), asc(paymentEvent.eventId))
    .limit(MOST_ARRIVALS);
  return rows.map(presentArrival);
}
