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
export type KeptEvent = typeof paymentEvent.$inferSelect;

async function keepNew(tx: Tx, event: NewEvent): Promise<boolean> {
  const rows = await tx.orm
    .insert(paymentEvent)
    .values({ ...event, outcome: 'unmatched' })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvent.eventId });
  return rows.length > 0;
}

/** An event that is kept and says the same, whoever told it. */
async function findSame(tx: Tx, event: ProviderEvent): Promise<KeptEvent | undefined> {
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
 * Keeps an event of the provider as one that fits no deposit, once: answers under which id, or the first that said the same. One
 * that has the id or the bank's number of another and says something else is kept under an id of its own.
 */
export async function keepEvent(
  tx: Tx,
  event: ProviderEvent,
  kept: Omit<NewEvent, 'eventId' | 'transRef' | 'body'>,
): Promise<{ readonly keptAs: string } | { readonly first: KeptEvent }> {
  const own = { ...kept, eventId: event.event_id, transRef: transRefOf(event), body: event };
  const other = { ...own, eventId: otherIdOf(event) };
  for (const row of [own, other, { ...other, transRef: null }]) {
    if (await keepNew(tx, row)) return { keptAs: row.eventId };
    const first = await findSame(tx, event);
    if (first) return { first };
  }
  throw new Error(`Payment event ${event.event_id} is neither new nor there`);
}

/** What is found out of an event that is kept: what became of it, and which deposit it was for. */
type Finding = Partial<Pick<KeptEvent, 'outcome' | 'ref' | 'mismatch'>>;

/** Says what became of an event that is kept. */
export async function noteFinding(tx: Tx, eventId: string, finding: Finding): Promise<void> {
  await tx.orm.update(paymentEvent).set(finding).where(eq(paymentEvent.eventId, eventId));
}
