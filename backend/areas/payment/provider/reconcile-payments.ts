import { eq } from 'drizzle-orm';
import { paymentSettings } from '#backend/areas/payment/env.ts';
import {
  eventFingerprint,
  otherIdOf,
  type ProviderEvent,
  transRefOf,
} from '#backend/areas/payment/incoming/event-fingerprint.ts';
import { settleEvent } from '#backend/areas/payment/incoming/settle-event.ts';
import { askProvider } from '#backend/areas/payment/provider/ask-provider.ts';
import { readEvent } from '#backend/areas/payment/provider/read-event.ts';
import { readSandboxBook } from '#backend/areas/payment/provider/sandbox-book.ts';
import { paymentReconciled } from '#backend/areas/payment/provider/tables.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { type RowByRow, rowByRow } from '#backend/core/db/row-by-row.ts';
import { HOUR_MS } from '#backend/core/limits/limit.ts';
import type { Services } from '#backend/services.ts';
import { payment } from '#contract/payment.ts';

/** How far back is asked at first, and again before the last time: what a provider made late it may date earlier. */
const FIRST_MS = 7 * 24 * HOUR_MS;
const AGAIN_MS = HOUR_MS;

const known: Statement = {
  name: 'payment_known_events',
  text: 'SELECT body FROM payment_event WHERE event_id = ANY($1::text[]) OR trans_ref = ANY($2::text[])',
};

/**
 * Asks the provider for all that it made since the last time, and does what it did not tell of or told in vain: a webhook that was
 * lost, came too late for its signature, or while nobody answered. Answers how many these were. Where no provider can be asked
 * nothing happens. Throws when it does not answer, or an event fails; the next run begins where this one did.
 */
export async function reconcilePayments(services: Services): Promise<number> {
  const pieces = await piecesOf(services);
  if (!pieces) return 0;
  const until = services.clock.now();
  let missed = 0;
  const each = rowByRow(services, 'doing what an event of payment says');
  for await (const piece of pieces) missed += await settleMissed(services, piece, each);
  // What failed would not be asked for again.
  each.finish();
  await noteReconciled(services, until);
  if (missed > 0) services.log.warn({ missed }, 'payment events that no webhook had told of');
  return missed;
}

async function piecesOf(services: Services): Promise<AsyncGenerator<unknown[]> | undefined> {
  const { providerUrl } = paymentSettings.of(services);
  if (providerUrl === undefined && !services.sandbox) return undefined;
  const { db, agentId, clock } = services;
  const own = eq(paymentReconciled.agentId, agentId);
  const [last] = await db.orm.select().from(paymentReconciled).where(own);
  const from = last ? last.until.getTime() - AGAIN_MS : clock.now().getTime() - FIRST_MS;
  return providerUrl === undefined
    ? readSandboxBook(services, new Date(from))
    : askProvider(services, providerUrl, new Date(from));
}

async function settleMissed(services: Services, piece: readonly unknown[], each: RowByRow): Promise<number> {
  const events = piece.flatMap((reported): ProviderEvent[] => {
    const event = readEvent(reported);
    if (!event) services.log.error('the payment provider told of an event that cannot be read');
    return event ? [event] : [];
  });
  const ids = events.flatMap((event) => [event.event_id, otherIdOf(event)]);
  const transRefs = events.flatMap((event) => transRefOf(event) ?? []);
  const rows = await services.db.query<{ body: unknown }>(known, [ids, transRefs]);
  const there = new Set(rows.map(({ body }) => eventFingerprint(payment.webhook.request.parse(body))));
  const missed = events.filter((event) => !there.has(eventFingerprint(event)));
  for (const event of missed) await each.attempt(event.event_id, () => settleEvent(services, event));
  return missed.length;
}

async function noteReconciled({ db, agentId }: Services, until: Date): Promise<void> {
  await db.orm
    .insert(paymentReconciled)
    .values({ agentId, until })
    .onConflictDoUpdate({ target: paymentReconciled.agentId, set: { until } });
}
