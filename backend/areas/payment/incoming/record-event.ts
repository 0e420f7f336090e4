import { eq, inArray, or } from 'drizzle-orm';
import {
  eventFingerprint,
  otherIdOf,
  type ProviderEvent,
  transRefOf,
} from '#backend/areas/payment/incoming/event-fingerprint.ts';
import { paymentEvent } from '#backend/areas/payment/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { payment } from '#contract/payment.ts';

type NewEvent = Omit<typeof paymentEvent.$inferInsert, 'outcome'>;
export type RecordedEvent = typeof paymentEvent.$inferSelect;

async function insertNew(tx: Tx, event: NewEvent): Promise<boolean> {
  const rows = await tx.orm
    .insert(paymentEvent)
    .values({ ...event, outcome: 'unmatched' })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvent.eventId });
  return rows.length > 0;
}

/** An earlier event that says the same. */
async function findSame(tx: Tx, event: ProviderEvent): Promise<RecordedEvent | undefined> {
  const transRef = transRefOf(event);
  const byRef = transRef === null ? undefined : eq(paymentEvent.transRef, transRef);
  const ids = [event.event_id, otherIdOf(event)];
  const rows = await tx.orm
    .select()
    .from(paymentEvent)
    .where(or(inArray(paymentEvent.eventId, ids), byRef));
  return rows.find(
    ({ body }) => eventFingerprint(payment.webhook.request.parse(body)) === eventFingerprint(event),
  );
}

/**
 * Records an event of the provider once, as one that fits no deposit yet. Answers the id that it got, or the earlier event that said
 * the same. An event that reuses an id or a bank's number for something else gets an id of its own.
 */
export async function recordEvent(
  tx: Tx,
  event: ProviderEvent,
  recorded: Omit<NewEvent, 'eventId' | 'transRef' | 'body'>,
): Promise<{ readonly recordedAs: string } | { readonly first: RecordedEvent }> {
  const own = { ...recorded, eventId: event.event_id, transRef: transRefOf(event), body: event };
  const other = { ...own, eventId: otherIdOf(event) };
  for (const row of [own, other, { ...other, transRef: null }]) {
    if (await insertNew(tx, row)) return { recordedAs: row.eventId };
    const first = await findSame(tx, event);
    if (first) return { first };
  }
  throw new Error(`Payment event ${event.event_id} is neither new nor there`);
}

/** The outcome of a recorded event, and the deposit that it was for. */
type Finding = Partial<Pick<RecordedEvent, 'outcome' | 'ref' | 'mismatch'>>;

/** Writes the outcome of a recorded event. */
export async function noteFinding(tx: Tx, eventId: string, finding: Finding): Promise<void> {
  await tx.orm.update(paymentEvent).set(finding).where(eq(paymentEvent.eventId, eventId));
}
