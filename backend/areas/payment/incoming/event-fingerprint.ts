import { requestHash } from '#backend/core/ledger/request-hash.ts';
import type { ParsedRequestOf } from '#contract/endpoint.ts';
import type { payment } from '#contract/payment.ts';

export type ProviderEvent = ParsedRequestOf<typeof payment.webhook>;

/** The bank's number of the transfer that an event says came; null for a QR, and for a line that was taken back: it moves no money. */
export function transRefOf({ type, line }: ProviderEvent): string | null {
  return type === 'payment.paid' && line ? line.trans_ref : null;
}

/** Hash of what an event says. A repeated event has the same: a transfer whatever its event id, anything else under one id. */
export function eventFingerprint(event: ProviderEvent): string {
  const { event_id: eventId, type, ref, line, amount, currency } = event;
  const id = transRefOf(event) === null ? eventId : null;
  return requestHash([id, type, ref, line?.account_no, line?.trans_ref, amount, currency]);
}

/** The id under which an event is stored that has the id or the transfer number of another event and another fingerprint. */
export function otherIdOf(event: ProviderEvent): string {
  return `${transRefOf(event) ?? event.event_id}~${eventFingerprint(event).slice(0, 8)}`;
}
