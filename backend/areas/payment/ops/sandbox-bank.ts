import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { member } from '#backend/areas/account/tables.ts';
import { paymentSettings } from '#backend/areas/payment/env.ts';
import { receiveEvent } from '#backend/areas/payment/incoming/receive-event.ts';
import { readEvent } from '#backend/areas/payment/provider/read-event.ts';
import { noteSandboxEvent } from '#backend/areas/payment/provider/sandbox-book.ts';
import { webhookHeaders } from '#backend/areas/payment/rules/webhook-headers.ts';
import { deposit, paymentEvent } from '#backend/areas/payment/tables.ts';
import { createDispatcher } from '#backend/core/http/dispatch.ts';
import { implement } from '#backend/core/http/implement.ts';
import { may, needs, type OpsCommand } from '#backend/core/ops/command.ts';
import {
  baht,
  type OpsAnswer,
  type OpsCall,
  option,
  refOption,
  satangOption,
} from '#backend/core/ops/ops-call.ts';
import { signatureOf } from '#backend/core/outbound/signed-body.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { type Payer, PaymentOutcome, payment } from '#contract/payment.ts';
import { toBaht } from '#rules/money/baht.ts';
import { maskAccountNo } from '#rules/person/mask.ts';

const Answer = z.object({
  error: z.number(),
  message: z.string().optional(),
  data: z.object({ outcome: PaymentOutcome }).optional(),
});

const webhook = implement({ webhook: payment.webhook }, { webhook: receiveEvent });

/** What became of an event whose webhook was lost. */
const LOST = 'its webhook is lost; the bank is asked for it within a minute';
/** What may become of the webhook instead of arriving. */
const fate = { webhook: may('lost') };
/** Whom the bank names: by name, and by the digits of the account that it shows. */
const whoPays = { payer: may('NAME'), 'payer-account': may('DIGITS') };

async function knownDeposit({ services }: OpsCall, ref: string) {
  const [row] = await services.db.orm.select().from(deposit).where(eq(deposit.ref, ref));
  if (!row) throw new OperatorRefusal(`There is no deposit ${ref}`);
  return row;
}

/**
 * Writes an event into the bank's books and sends it as the provider would: raw body, timestamp and signature, through the webhook's
 * own route. With `--webhook lost` it is not sent; the books are asked by `reconcilePayments`.
 */
async function report(call: OpsCall, event: Record<string, unknown>): Promise<PaymentOutcome | 'lost'> {
  const { services } = call;
  const { webhook: became } = call.options;
  if (became !== undefined && became !== 'lost') throw new OperatorRefusal('--webhook can only be lost');
  const now = services.clock.now();
  const eventId = `sandbox-${services.random.uuid()}`;
  const body = { event_id: eventId, paid_at: now.toISOString(), ...event };
  // What the webhook would refuse the bank has not made.
  if (readEvent(body)) {
    await services.db.transact((tx) => noteSandboxEvent(tx, eventId, body, now));
    if (became === 'lost') return 'lost';
  }
  const rawBody = JSON.stringify(body);
  const [secret = ''] = paymentSettings.of(services).webhookSecrets;
  const dispatch = createDispatcher(services, webhook);
  const response = await dispatch(
    new Request(`http://backend.internal${payment.webhook.path}`, {
      method: payment.webhook.method,
      headers: {
        'content-type': 'application/json',
        ...signatureOf(webhookHeaders, { secret, now, text: rawBody }),
      },
      body: rawBody,
    }),
  );
  const answer = Answer.parse(await response.json());
  if (!answer.data)
    throw new OperatorRefusal(`The webhook answered ${answer.error}: ${answer.message ?? ''}`);
  return answer.data.outcome;
}

/** Who pays, as the bank tells it: by a name and the end of an account; nobody where neither is said. */
function payerOf({ options }: OpsCall): Payer | undefined {
  const { payer: name, 'payer-account': tail } = options;
  if (name === undefined && tail === undefined) return undefined;
  return { ...(name && { name }), ...(tail && { account_tail: tail }) };
}

/** The member of a deposit as the own bank tells of them. */
async function ownPayer({ services }: OpsCall, memberId: string): Promise<Payer> {
  const [own] = await services.db.orm.select().from(member).where(eq(member.id, memberId));
  if (!own) throw new OperatorRefusal(`Member ${memberId} is gone`);
  const { firstName, lastName, bankCode, bankAccountNo } = own;
  return {
    name: `${firstName} ${lastName}`,
    bank_code: bankCode,
    account_tail: maskAccountNo(bankAccountNo),
  };
}

/** A line of the bank's statement for an account: it knows no deposit. */
function lineTo({ services, options }: OpsCall, accountNo: string) {
  const transRef =
    options['trans-ref'] ?? `SANDBOX${services.random.uuid().replaceAll('-', '').slice(0, 18)}`;
  return { account_no: accountNo, trans_ref: transRef };
}

async function transfer(call: OpsCall): Promise<OpsAnswer> {
  const amount = satangOption(call, 'amount') ?? 0n;
  const payer = payerOf(call);
  const line = lineTo(call, option(call, 'account'));
  const outcome = await report(call, {
    type: 'payment.paid',
    line,
    amount: toBaht(amount),
    ...(payer && { payer }),
  });
  const said = outcome === 'lost' ? LOST : outcome;
  return { code: 0, lines: [`${baht(amount)} to ${line.account_no} as ${line.trans_ref}: ${said}`] };
}

async function pay(call: OpsCall): Promise<OpsAnswer> {
  const row = await knownDeposit(call, refOption(call));
  const satang = satangOption(call, 'amount') ?? row.satang;
  const { 'trans-ref': transRef = '' } = call.options;
  // Whoever leaves the satang away pays from the own account; only the payer then says whose the money is.
  const isShort = row.receiverNo !== null && satang !== row.satang;
  const payer = payerOf(call) ?? (isShort ? await ownPayer(call, row.memberId) : undefined);
  // Looked at before: a dry run leaves nothing behind that could be looked at.
  const reported = await call.services.db.orm.$count(paymentEvent, eq(paymentEvent.transRef, transRef));
  const isAgain = row.status === 'paid' || (row.receiverNo !== null && reported > 0);
  const outcome = await report(call, {
    type: 'payment.paid',
    ...(row.receiverNo === null ? { ref: row.ref } : { line: lineTo(call, row.receiverNo) }),
    amount: toBaht(satang),
    ...(payer && { payer }),
  });
  const said = {
    credited:
      isAgain || satang !== row.satang
        ? `Deposit ${row.ref} is unchanged: ${baht(satang)} paid another one, or was reported before`
        : `Deposit ${row.ref}: ${baht(row.satang)} credited`,
    ignored: `Deposit ${row.ref} is unchanged`,
    cancelled: `Deposit ${row.ref} is cancelled`,
    lost: `Deposit ${row.ref}: ${baht(satang)} paid, ${LOST}`,
    unmatched: `Deposit ${row.ref} of ${baht(row.satang)} was ${row.status}, ${baht(satang)} came: kept as unmatched`,
  };
  return { code: 0, lines: [said[outcome]] };
}

async function refuse(call: OpsCall): Promise<OpsAnswer> {
  const row = await knownDeposit(call, refOption(call));
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
    'The sandbox bank pays a deposit, through the signed webhook; another --amount or --payer than it asks stays unmatched; a transfer of another --amount comes from the own account',
  changes: true,
  sandbox: true,
  options: {
    ref: needs('REF'),
    amount: may('BAHT'),
    ...whoPays,
    'trans-ref': may('REF'),
    ...fate,
  },
  run: pay,
};

export const transferMoney: OpsCommand = {
  name: 'payment transfer',
  summary: 'The sandbox bank receives a transfer for an account of the agent, through the signed webhook',
  changes: true,
  sandbox: true,
  options: {
    account: needs('NUMBER'),
    amount: needs('BAHT'),
    ...whoPays,
    'trans-ref': may('REF'),
    ...fate,
  },
  run: transfer,
};

export const refuseDeposit: OpsCommand = {
  name: 'payment refuse',
  summary: 'The sandbox bank refuses a QR, through the signed webhook',
  changes: true,
  sandbox: true,
  options: { ref: needs('REF'), reason: needs('TEXT') },
  run: refuse,
};
