import { creditDeposit } from '#backend/areas/payment/incoming/credit-deposit.ts';
import type { ProviderEvent } from '#backend/areas/payment/incoming/event-fingerprint.ts';
import { keepIncomingPayment } from '#backend/areas/payment/incoming/keep-incoming-payment.ts';
import { endDeposit, findOwnDeposit } from '#backend/areas/payment/incoming/lock-deposit.ts';
import { lockPaidDeposit } from '#backend/areas/payment/incoming/lock-paid-deposit.ts';
import { notifyPayer } from '#backend/areas/payment/incoming/notify-payer.ts';
import { isOverLimit } from '#backend/areas/payment/incoming/over-limit.ts';
import {
  noteFinding,
  type RecordedEvent,
  recordEvent,
} from '#backend/areas/payment/incoming/record-event.ts';
import {
  eventOutcome,
  mismatchOf,
  OUR_CURRENCY,
  sentAt,
} from '#backend/areas/payment/rules/event-outcome.ts';
import { sealedEvents } from '#backend/areas/payment/sealings.ts';
import { mismatchOfSlip } from '#backend/areas/payment/slips/claim-transfer.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Services } from '#backend/services.ts';
import type { DataOf } from '#contract/endpoint.ts';
import type { payment } from '#contract/payment.ts';
import { toSatang } from '#rules/money/baht.ts';
import { statusAt } from '#rules/payment/deposit-status.ts';
import type { PayerFit } from '#rules/payment/payer.ts';

type Answer = DataOf<typeof payment.webhook>;
/** With the id under which a new event is recorded: not its own one where it contradicts an earlier event. */
type Settled = Answer & { readonly recordedAs?: string };
type Settler = Pick<Services, 'db' | 'clock' | 'random' | 'agentId' | 'log' | 'policies' | 'ports'>;

/**
 * Does what an event of the payment provider says, once per `event_id`; a repeated one gets the first answer. What is credited is the
 * amount of our own deposit row. Money that fits no deposit, or contradicts an earlier event, waits in suspense for an operator. The
 * caller has checked the signature.
 */
export async function settleEvent(services: Settler, event: ProviderEvent): Promise<Answer> {
  const { recordedAs, ...answer } = await services.db.transact(async (tx) => {
    const settled = await settle(services, tx, event);
    if (settled.recordedAs !== undefined && arrivedIn(event) === null)
      await sealRows(tx, services, sealedEvents, [settled.recordedAs]);
    return settled;
  });
  const facts = { eventId: event.event_id, ref: event.ref ?? event.line?.trans_ref };
  if (recordedAs !== undefined && recordedAs !== event.event_id)
    services.log.error({ ...facts, recordedAs }, 'payment event contradicts an earlier one');
  else if (answer.outcome === 'unmatched') services.log.warn(facts, 'payment event fits no deposit');
  else if (event.line && answer.outcome === 'ignored')
    services.log.warn(facts, 'a transfer was taken back; what was credited stays credited');
  return answer;
}

/** The baht that came with an event, in satang; null when none did. */
function arrivedIn({ type, currency, amount }: ProviderEvent): bigint | null {
  return type === 'payment.paid' && currency === OUR_CURRENCY ? toSatang(amount) : null;
}

async function settle(services: Settler, tx: Tx, event: ProviderEvent): Promise<Settled> {
  const now = services.clock.now();
  const { type, ref, line, currency } = event;
  const satang = toSatang(event.amount);
  const arrived = arrivedIn(event);
  const named = ref ?? line?.trans_ref ?? '';
  const recorded = await recordEvent(tx, event, { ref: named, receivedAt: now, satang: arrived });
  if ('first' in recorded) return replay(services, tx, recorded.first);

  const eventId = recorded.recordedAs;
  const { row, fit, shown } =
    eventId === event.event_id ? await lockPaidDeposit(tx, services.agentId, event) : {};
  if (shown) {
    const mismatch = mismatchOfSlip({ body: event, satang: arrived, receivedAt: now }, shown);
    await noteFinding(tx, eventId, { ref: shown.ref, mismatch });
    if (arrived !== null) await keepIncomingPayment(services, tx, { eventId, satang: arrived, at: now });
    return { outcome: 'unmatched', status: statusAt(shown, now), recordedAs: eventId };
  }
  const reported = { type, satang, currency, ...knownOf(event, fit, now) };
  // Asked last, for it waits for whatever else the wallet does.
  const isOver =
    row && eventOutcome(reported, row) === 'credited' && (await isOverLimit(services, tx, row, now));
  const paid = { ...reported, isOver };
  const outcome = eventOutcome(paid, row);
  const finding = { outcome, ref: row?.ref ?? named };
  if (!row || outcome === 'unmatched') {
    if (arrived !== null) await keepIncomingPayment(services, tx, { eventId, satang: arrived, at: now });
    if (arrived !== null && !row && eventId === event.event_id)
      await notifyPayer(tx, services.agentId, event, { eventId, at: now });
    await noteFinding(
      tx,
      eventId,
      outcome === 'unmatched' ? { ...finding, mismatch: mismatchOf(paid, row) } : finding,
    );
    return { outcome, status: row ? statusAt(row, now) : null, recordedAs: eventId };
  }
  await noteFinding(tx, eventId, finding);
  if (outcome === 'ignored') return { outcome, status: statusAt(row, now), recordedAs: eventId };
  const end =
    outcome === 'credited'
      ? ({ status: 'paid', reason: null, eventId } as const)
      : ({ status: 'cancelled', reason: event.reason ?? null } as const);
  await endDeposit(tx, row.ref, end, now);
  if (outcome === 'cancelled') await services.ports.depositCoupon.release(tx, row.ref, now);
  if (outcome === 'credited') await creditDeposit(services, tx, { ...row, at: now, eventId });
  return { outcome, status: end.status, recordedAs: eventId };
}

/** What is known of who sent the money, and when, where nothing but its amount names the deposit. */
function knownOf({ line, paid_at: paidAt }: ProviderEvent, fit: PayerFit | undefined, now: Date) {
  const isSure = !line || fit === 'registered';
  return { isPayer: fit !== 'other', ...(isSure ? {} : { sentAt: sentAt(paidAt, now) }) };
}

async function replay(services: Settler, tx: Tx, first: RecordedEvent): Promise<Answer> {
  const row = await findOwnDeposit(tx.orm, services.agentId, first.ref);
  return { outcome: first.outcome, status: row ? statusAt(row, services.clock.now()) : null };
}
