import type { SignedCtx } from '#backend/ctx.ts';
import type { Tx } from '#backend/db/database.ts';
import type { Verb } from '#backend/http/implement.ts';
import { requireLimits } from '#backend/limits/take-limits.ts';
import { creditDeposit } from '#backend/payment/arrivals/credit-deposit.ts';
import { endDeposit, findOwnDeposit, holdDeposit } from '#backend/payment/arrivals/hold-deposit.ts';
import { keepArrival } from '#backend/payment/arrivals/keep-arrival.ts';
import { findEvent, keepEvent, noteOutcome } from '#backend/payment/arrivals/keep-event.ts';
import { webhookSecrets } from '#backend/payment/env.ts';
import { unsignedEventFromAddress } from '#backend/payment/limits.ts';
import { eventOutcome, OUR_CURRENCY } from '#backend/payment/rules/event-outcome.ts';
import { isSignedBody } from '#backend/payment/rules/webhook-signature.ts';
import { HttpRefusal } from '#backend/refusal.ts';
import type { DataOf, ParsedRequestOf } from '#contract/endpoint.ts';
import type { payment } from '#contract/payment.ts';
import { toSatang } from '#rules/money/baht.ts';
import { statusAt } from '#rules/payment/deposit-status.ts';

type Event = ParsedRequestOf<typeof payment.webhook>;
type Answer = DataOf<typeof payment.webhook>;

/**
 * Takes an event of the payment provider, once per `event_id`; a repeated one is answered as the first time. The amount
 * credited is that of our own deposit row, and the event's must agree with it. Money that fits no deposit is kept as
 * `unmatched` in the suspense account for an operator. Throws 403 when the signature or its time is wrong.
 */
export const receiveEvent: Verb<typeof payment.webhook> = async ({ ctx, input }) => {
  const proof = {
    timestamp: ctx.headers.get('x-webhook-timestamp'),
    signature: ctx.headers.get('x-webhook-signature'),
    rawBody: ctx.rawBody,
  };
  if (!isSignedBody(proof, webhookSecrets.of(ctx), ctx.now())) {
    await requireLimits(ctx.db, ctx.now(), [{ limit: unsignedEventFromAddress, subject: ctx.address }]);
    throw new HttpRefusal(403, 'ลายเซ็นของข้อมูลไม่ถูกต้อง');
  }
  const answer = await ctx.db.transact((tx) => settle(ctx, tx, input));
  if (answer.outcome === 'unmatched')
    ctx.log.warn({ eventId: input.event_id, ref: input.ref }, 'payment event fits no deposit');
  return answer;
};

async function settle(ctx: SignedCtx, tx: Tx, event: Event): Promise<Answer> {
  const now = ctx.now();
  const { event_id: eventId, type, ref, currency } = event;
  const satang = toSatang(event.amount);
  const arrived = type === 'payment.paid' && currency === OUR_CURRENCY ? satang : null;
  const isNew = await keepEvent(tx, { eventId, ref, body: event, receivedAt: now, satang: arrived });
  if (!isNew) return replay(ctx, tx, eventId);

  const row = await holdDeposit(tx, ctx.agentId, ref);
  const outcome = eventOutcome({ type, satang, currency }, row);
  if (!row || outcome === 'unmatched') {
    if (arrived !== null) await keepArrival(ctx, tx, { eventId, satang: arrived });
    if (outcome !== 'unmatched') await noteOutcome(tx, eventId, outcome);
    return { outcome, status: row ? statusAt(row, now) : null };
  }
  await noteOutcome(tx, eventId, outcome);
  if (outcome === 'ignored') return { outcome, status: statusAt(row, now) };
  const end =
    outcome === 'credited'
      ? ({ status: 'paid', reason: null, eventId } as const)
      : ({ status: 'cancelled', reason: event.reason ?? null } as const);
  await endDeposit(tx, row.ref, end, now);
  if (outcome === 'credited') await creditDeposit(ctx, tx, row);
  return { outcome, status: end.status };
}

async function replay(ctx: SignedCtx, tx: Tx, eventId: string): Promise<Answer> {
  const first = await findEvent(tx, eventId);
  const row = await findOwnDeposit(tx.orm, ctx.agentId, first.ref);
  return { outcome: first.outcome, status: row ? statusAt(row, ctx.now()) : null };
}
