import type { Tx } from '#backend/db/database.ts';
import { creditDeposit } from '#backend/payment/arrivals/credit-deposit.ts';
import { mayBePaidBy } from '#backend/payment/arrivals/find-payer.ts';
import {
  endDeposit,
  findOwnDeposit,
  holdDeposit,
  holdTransfer,
} from '#backend/payment/arrivals/hold-deposit.ts';
import { keepArrival } from '#backend/payment/arrivals/keep-arrival.ts';
import { findEvent, keepEvent, noteFinding } from '#backend/payment/arrivals/keep-event.ts';
import { eventOutcome, misfitOf, OUR_CURRENCY } from '#backend/payment/rules/event-outcome.ts';
import { findShown, misfitOfSlip } from '#backend/payment/slips/claim-transfer.ts';
import type { Services } from '#backend/services.ts';
import type { DataOf, ParsedRequestOf } from '#contract/endpoint.ts';
import type { payment } from '#contract/payment.ts';
import { toSatang } from '#rules/money/baht.ts';
import { statusAt } from '#rules/payment/deposit-status.ts';

export type ProviderEvent = ParsedRequestOf<typeof payment.webhook>;
type Answer = DataOf<typeof payment.webhook>;
type Settler = Pick<Services, 'db' | 'clock' | 'random' | 'agentId' | 'log'>;

/**
 * Does what an event of the payment provider says, once per `event_id`; a repeated one is answered as the first time. The amount
 * credited is that of our own deposit row, and the event's must agree with it; a line of a bank's statement names no deposit
 * and finds it by account and amount, one transfer once. Money that fits no deposit is kept as `unmatched` in the suspense account
 * for an operator. Whoever calls knows that the provider said so.
 */
export async function settleEvent(services: Settler, event: ProviderEvent): Promise<Answer> {
  const answer = await services.db.transact((tx) => settle(services, tx, event));
  if (answer.outcome === 'unmatched')
    services.log.warn({ eventId: event.event_id, ref: event.ref }, 'payment event fits no deposit');
  return answer;
}

async function settle(services: Settler, tx: Tx, event: ProviderEvent): Promise<Answer> {
  const now = services.clock.now();
  const { event_id: eventId, type, ref, line, currency } = event;
  const satang = toSatang(event.amount);
  const arrived = type === 'payment.paid' && currency === OUR_CURRENCY ? satang : null;
  const transRef = line?.trans_ref ?? null;
  const named = ref ?? transRef ?? '';
  const kept = { eventId, ref: named, transRef, body: event, receivedAt: now, satang: arrived };
  if (!(await keepEvent(tx, kept))) return replay(services, tx, event);

  const row = line
    ? await holdTransfer(tx, services.agentId, {
        accountNo: line.account_no,
        satang,
        at: new Date(event.paid_at),
      })
    : await holdDeposit(tx, services.agentId, named);
  const shown = row || !line ? undefined : await findShown(tx, line.trans_ref);
  if (shown && arrived !== null) {
    const misfit = misfitOfSlip({ body: event, satang }, shown);
    await noteFinding(tx, eventId, { ref: shown.ref, misfit });
    await keepArrival(services, tx, { eventId, satang, at: now });
    return { outcome: 'unmatched', status: statusAt(shown, now) };
  }
  const isPayer = row === undefined || (await mayBePaidBy(tx, row.memberId, event.payer));
  const paid = { type, satang, currency, isPayer };
  const outcome = eventOutcome(paid, row);
  const finding = { outcome, ref: row?.ref ?? named };
  if (!row || outcome === 'unmatched') {
    if (arrived !== null) await keepArrival(services, tx, { eventId, satang: arrived, at: now });
    await noteFinding(
      tx,
      eventId,
      outcome === 'unmatched' ? { ...finding, misfit: misfitOf(paid, row) } : finding,
    );
    return { outcome, status: row ? statusAt(row, now) : null };
  }
  await noteFinding(tx, eventId, finding);
  if (outcome === 'ignored') return { outcome, status: statusAt(row, now) };
  const end =
    outcome === 'credited'
      ? ({ status: 'paid', reason: null, eventId } as const)
      : ({ status: 'cancelled', reason: event.reason ?? null } as const);
  await endDeposit(tx, row.ref, end, now);
  if (outcome === 'credited') await creditDeposit(services, tx, { ...row, at: now });
  return { outcome, status: end.status };
}

async function replay(services: Settler, tx: Tx, event: ProviderEvent): Promise<Answer> {
  const first = await findEvent(tx, event.event_id, event.line?.trans_ref);
  const row = await findOwnDeposit(tx.orm, services.agentId, first.ref);
  return { outcome: first.outcome, status: row ? statusAt(row, services.clock.now()) : null };
}
