import { requestHash } from '#backend/core/ledger/request-hash.ts';
import type { ParsedRequestOf } from '#contract/endpoint.ts';
import type { payment } from '#contract/payment.ts';

export type ProviderEvent = ParsedRequestOf<typeof payment.webhook>;

/** The bank's number of the transfer that an event says came; null for a QR, and for a line that was taken back: it moves no money. */
export function transRefOf({ type, line }: ProviderEvent): string | null {
  return type === 'payment.paid' && line ? line.trans_ref : null;
}

/** Hash of what an event says. Told again it is the same: a transfer whoever tells of it, anything else under the same id. */
export function wordsOf(event: ProviderEvent): string {
  const { event_id: eventId, type, ref, line, amount, currency } = event;
  const id = transRefOf(event) === null ? eventId : null;
  return requestHash([id, type, ref, line?.account_no, line?.trans_ref, amount, currency]);
}

/** Under what an event is kept that has the id or the number of another one and says something else; as long as nothing of it changes, the same. */
export function otherIdOf(event: ProviderEvent): string {
  return `${transRefOf(event) ?? event.event_id}~${wordsOf(event).slice(0, 8)}`;
}
