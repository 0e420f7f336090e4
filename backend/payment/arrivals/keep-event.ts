import { eq } from 'drizzle-orm';
import type { Tx } from '#backend/db/database.ts';
import { paymentEvent } from '#backend/payment/tables.ts';

type NewEvent = Omit<typeof paymentEvent.$inferInsert, 'outcome'>;
type Event = typeof paymentEvent.$inferSelect;

/** Keeps an event of the provider as one that fits no deposit; false when it was here before. */
export async function keepEvent(tx: Tx, event: NewEvent): Promise<boolean> {
  const rows = await tx.orm
    .insert(paymentEvent)
    .values({ ...event, outcome: 'unmatched' })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvent.eventId });
  return rows.length > 0;
}

/** Says what became of an event that is kept. */
export async function noteOutcome(tx: Tx, eventId: string, outcome: Event['outcome']): Promise<void> {
  await tx.orm.update(paymentEvent).set({ outcome }).where(eq(paymentEvent.eventId, eventId));
}

/** An event that is kept. Throws when it is not there. */
export async function findEvent(tx: Tx, eventId: string): Promise<Event> {
  const [row] = await tx.orm.select().from(paymentEvent).where(eq(paymentEvent.eventId, eventId));
  if (!row) throw new Error(`Payment event ${eventId} is neither new nor there`);
  return row;
}
