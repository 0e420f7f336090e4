import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { createDispatcher } from '#backend/http/dispatch.ts';
import { implement } from '#backend/http/implement.ts';
import { may, needs, type OpsCommand } from '#backend/ops/command.ts';
import { baht, type OpsAnswer, type OpsCall, option, satangOption } from '#backend/ops/ops-call.ts';
import { receiveEvent } from '#backend/payment/arrivals/receive-event.ts';
import { webhookSecrets } from '#backend/payment/env.ts';
import { signBody } from '#backend/payment/rules/webhook-signature.ts';
import { deposit } from '#backend/payment/tables.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { PaymentOutcome, payment } from '#contract/payment.ts';
import { toBaht } from '#rules/money/baht.ts';

const Answer = z.object({
  error: z.number(),
  message: z.string().optional(),
  data: z.object({ outcome: PaymentOutcome }).optional(),
});

const webhook = implement({ webhook: payment.webhook }, { webhook: receiveEvent });

async function knownDeposit({ services }: OpsCall, ref: string) {
  const [row] = await services.db.orm.select().from(deposit).where(eq(deposit.ref, ref));
  if (!row) throw new OperatorRefusal(`There is no deposit ${ref}`);
  return row;
}

/** Sends an event as the provider would: raw body, timestamp and signature, through the webhook's own route. */
async function report(call: OpsCall, event: Record<string, unknown>): Promise<PaymentOutcome> {
  const { services } = call;
  const now = services.clock.now();
  const rawBody = JSON.stringify({
    event_id: `sandbox-${services.random.uuid()}`,
    paid_at: now.toISOString(),
    ...event,
  });
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const dispatch = createDispatcher(services, webhook);
  const response = await dispatch(
    new Request(`http://backend.internal${payment.webhook.path}`, {
      method: payment.webhook.method,
      headers: {
        'content-type': 'application/json',
        'x-webhook-timestamp': timestamp,
        'x-webhook-signature': signBody(webhookSecrets.of(services)[0] ?? '', timestamp, rawBody),
      },
      body: rawBody,
    }),
  );
  const answer = Answer.parse(await response.json());
  if (!answer.data)
    throw new OperatorRefusal(`The webhook answered ${answer.error}: ${answer.message ?? ''}`);
  return answer.data.outcome;
}

async function pay(call: OpsCall): Promise<OpsAnswer> {
  const row = await knownDeposit(call, option(call, 'ref'));
  const satang = satangOption(call, 'amount') ?? row.satang;
  const outcome = await report(call, { type: 'payment.paid', ref: row.ref, amount: toBaht(satang) });
  const said = {
    credited: `Deposit ${row.ref}: ${baht(row.satang)} credited`,
    ignored: `Deposit ${row.ref} is unchanged`,
    cancelled: `Deposit ${row.ref} is cancelled`,
    unmatched: `Deposit ${row.ref} of ${baht(row.satang)} was ${row.status}, ${baht(satang)} came: kept as unmatched`,
  };
  return { code: 0, lines: [said[outcome]] };
}

async function refuse(call: OpsCall): Promise<OpsAnswer> {
  const row = await knownDeposit(call, option(call, 'ref'));
  const outcome = await report(call, {
    type: 'payment.cancelled',
    ref: row.ref,
    amount: toBaht(row.satang),
    reason: option(call, 'reason'),
  });
  if (outcome !== 'cancelled')
    throw new OperatorRefusal(`Deposit ${row.ref} is ${row.status}; it cannot be refused any more`);
  return { code: 0, lines: [`Deposit ${row.ref} of ${baht(row.satang)} refused`] };
}

export const payDeposit: OpsCommand = {
  name: 'payment pay',
  summary:
    'The sandbox bank pays a QR, through the signed webhook; another --amount than the QR asks stays unmatched',
  changes: true,
  sandbox: true,
  options: { ref: needs('REF'), amount: may('BAHT') },
  run: pay,
};

export const refuseDeposit: OpsCommand = {
  name: 'payment refuse',
  summary: 'The sandbox bank refuses a QR, through the signed webhook',
  changes: true,
  sandbox: true,
  options: { ref: needs('REF'), reason: needs('TEXT') },
  run: refuse,
};
