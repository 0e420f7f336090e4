import { paymentSettings } from '#backend/areas/payment/env.ts';
import { type ProviderEvent, transRefOf } from '#backend/areas/payment/incoming/event-fingerprint.ts';
import { askProvider } from '#backend/areas/payment/provider/ask-provider.ts';
import { readEvent } from '#backend/areas/payment/provider/read-event.ts';
import { readSandboxBook } from '#backend/areas/payment/provider/sandbox-book.ts';
import { OUR_CURRENCY } from '#backend/areas/payment/rules/event-outcome.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Reach } from '#backend/core/reconcile/ledger-rows.ts';
import type { Services } from '#backend/services.ts';
import { toSatang } from '#rules/money/baht.ts';
import { type Row, timeOf } from '#rules/reconcile/compare.ts';

/** An event as a row: a transfer by the bank's number of it, whoever tells of it. */
export function rowOfEvent(event: ProviderEvent): Row {
  const isPaid = event.type === 'payment.paid';
  return {
    ...timeOf(new Date(event.paid_at)),
    key: transRefOf(event) ?? event.event_id,
    sums: { in: toSatang(event.amount) },
    unit: event.currency,
    // Whom it was for: the deposit, or the account of the agent that it came to.
    account: event.ref ?? event.line?.account_no ?? null,
    status: isPaid ? 'done' : 'void',
    said: isPaid ? 'paid' : 'cancelled',
  };
}

const taken: Statement = {
  name: 'payment_reconcile_events',
  text: `
    SELECT event_id AS "eventId", outcome, body, received_at AS "receivedAt", satang, resolution FROM payment_event
    WHERE (received_at >= $1::timestamptz AND received_at < $2::timestamptz) OR event_id = ANY ($3::text[]) OR trans_ref = ANY ($3::text[])
    ORDER BY event_id`,
};

export interface TakenEvent {
  readonly eventId: string;
  readonly outcome: string;
  readonly body: unknown;
  readonly receivedAt: Date;
  /** Null where no baht came. */
  readonly satang: bigint | null;
  readonly resolution: string | null;
}

/** Events that the site took within a time, and those of these names whenever they came. */
export function readTaken(
  tx: Pick<Tx, 'query'>,
  reach: Reach,
  keys: readonly string[],
): Promise<TakenEvent[]> {
  return tx.query<TakenEvent>(taken, [reach.from, reach.before, keys]);
}

/**
 * An event as the site took it: what of it moved money here, on the day on which that was. A line that contradicts an earlier one is stored
 * under a name of its own, and compared under it.
 */
export function rowOfTaken({ eventId, body, receivedAt, satang, outcome }: TakenEvent): Row | undefined {
  const event = readEvent(body);
  if (!event) return undefined;
  const row = rowOfEvent(event);
  const isMoney = satang !== null && (outcome === 'credited' || outcome === 'unmatched');
  const isOther = outcome === 'unmatched' && eventId.includes('~');
  return {
    ...row,
    ...timeOf(receivedAt),
    key: isOther ? eventId : row.key,
    ...(isMoney ? { sums: { in: satang } } : {}),
    status: isMoney || event.currency !== OUR_CURRENCY ? row.status : 'void',
    said: outcome,
  };
}

/** What the provider tells, and how many of its events cannot be read. */
interface ReportedEvents {
  readonly events: readonly ProviderEvent[];
  readonly unread: number;
}

/** What the provider has of a time in its own books; undefined where none can be asked. Throws when it does not answer. */
export async function readReportedEvents(
  services: Services,
  { from, before }: Reach,
): Promise<ReportedEvents | undefined> {
  const { providerUrl } = paymentSettings.of(services);
  if (providerUrl === undefined && !services.sandbox) return undefined;
  const pieces =
    providerUrl === undefined ? readSandboxBook(services, from) : askProvider(services, providerUrl, from);
  const reported: ProviderEvent[] = [];
  let unread = 0;
  for await (const piece of pieces) {
    const events = piece.flatMap((one) => readEvent(one) ?? []);
    unread += piece.length - events.length;
    reported.push(...events);
  }
  return { events: reported.filter(({ paid_at: at }) => new Date(at) < before), unread };
}
