import { eq, or } from 'drizzle-orm';
import type { Tx } from '#backend/db/database.ts';
import { paymentEvent } from '#backend/payment/tables.ts';

type NewEvent = Omit<typeof paymentEvent.$inferInsert, 'outcome'>;
type Event = typeof paymentEvent.$inferSelect;

/** Keeps an event of the provider as one that fits no deposit; false when it, or another of the same transfer, was here before. */
export async function keepEvent(tx: Tx, event: NewEvent): Promise<boolean> {
  const rows = await tx.orm
    .insert(paymentEvent)
    .values({ ...event, outcome: 'unmatched' })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvent.eventId });
  return rows.length > 0;
}

/** What is found out of an event that is kept: what became of it, and which deposit it was for. */
type Finding = Partial<Pick<Event, 'outcome' | 'ref' | 'misfit'>>;

/** Says what became of an event that is kept. */
export async function noteFinding(tx: Tx, eventId: string, finding: Finding): Promise<void> {
  await tx.orm.update(paymentEvent).set(finding).where(eq(paymentEvent.eventId, eventId));
}

/** An event that is kept, by its id or by the bank's number of the transfer that it told of. Throws when it is not there. */
export async function findEvent(tx: Tx, eventId: string, transRef?: string): Promise<Event> {
  const byRef = transRef === undefined ? undefined : eq(paymentEvent.transRef, transRef);
  const [row] = await tx.orm
    .select()
    .from(paymentEvent)
    .where(or(eq(paymentEvent.eventId, eventId), byRef));
  if (!row) throw new Error(`Payment event ${eventId} is neither new nor there`);
  return row;
}
