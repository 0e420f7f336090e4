import { eq } from 'drizzle-orm';
import { paymentEvent } from '#backend/areas/payment/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

type HeldPayment = typeof paymentEvent.$inferSelect;

/** How an incoming payment ended, for the operator who asks again. */
export function resolutionOf(row: HeldPayment): string {
  return row.resolution === 'matched' ? 'credited to a member' : 'returned';
}

/** Holds an event whose money waits in suspense. Throws `OperatorRefusal` for any other event, and for one that has ended. */
export async function lockIncomingPayment(
  tx: Tx,
  eventId: string,
): Promise<HeldPayment & { readonly resolution: null }> {
  const [row] = await tx.orm
    .select()
    .from(paymentEvent)
    .where(eq(paymentEvent.eventId, eventId))
    .for('update');
  if (!row) throw new OperatorRefusal(`There is no payment event ${eventId}`);
  if (row.outcome !== 'unmatched')
    throw new OperatorRefusal(`Payment event ${eventId} is ${row.outcome}: no money of it waits`);
  const { resolution } = row;
  if (resolution !== null)
    throw new OperatorRefusal(`The money of ${eventId} was ${resolutionOf(row)} before; nothing was done`);
  return { ...row, resolution };
}

interface Matched {
  readonly memberId: string;
  readonly depositRef: string | null;
  readonly at: Date;
  readonly actId: string;
}

/** Says to whom an incoming payment that is held was credited. */
export async function endIncomingPayment(
  tx: Tx,
  eventId: string,
  { at, ...matched }: Matched,
): Promise<void> {
  await tx.orm
    .update(paymentEvent)
    .set({ ...matched, resolution: 'matched', resolvedAt: at })
    .where(eq(paymentEvent.eventId, eventId));
}
