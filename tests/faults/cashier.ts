import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { z } from 'zod';
import { signBody } from '#backend/core/outbound/signed-body.ts';
import type { ProcessEnv } from '#backend/testing/backend-process.ts';
import { operate } from '#backend/testing/ops.ts';
import { ask, PASSWORD } from '#tests/faults/bettor.ts';
import { makeMember } from '#tests/faults/make-member.ts';

/** Operations that were acknowledged, by what they were. */
export interface CashFigures {
  readonly deposits: number;
  readonly withdrawals: number;
}

/** What a cashier begins with, in baht; each deposit and each withdrawal is of its own amount. */
const FUNDS = 10_000;
const DEPOSIT = 123;
const WITHDRAWAL = 100;
/** Signs what the payment provider tells in fault tests. */
export const PROVIDER_SECRET = 'secret of the provider in fault tests';

const Made = z.object({ error: z.literal(0), data: z.object({ ref: z.string() }) });
const Told = z.object({ error: z.literal(0), data: z.object({ outcome: z.string() }) });
const Open = z.object({ error: z.literal(0), data: z.array(z.object({ ref: z.string() })) });
const Status = z.object({ error: z.literal(0), data: z.object({ status: z.string() }) });
const Withdrawals = z.object({
  error: z.literal(0),
  data: z.array(z.object({ ref: z.string(), status: z.string(), amount: z.number() })),
});
const Wallets = z.object({ data: z.array(z.object({ balance: z.number() })) });

/** A member who pays in and takes out without end, and what of that was acknowledged, kept outside the server. */
export interface Cashier {
  readonly token: string;
  /** Deposits that the provider was told to be paid, and those of them that were acknowledged as credited. */
  readonly told: Set<string>;
  readonly credited: Set<string>;
  /** Withdrawals that were acknowledged, by their key. */
  readonly withdrawn: Map<string, string>;
  /** How often something was tried. */
  steps: number;
}

/** Makes a member with money on a running server, who takes out first: while a withdrawal is open there is no other. */
export async function makeCashier(origin: string, env: ProcessEnv, username: string): Promise<Cashier> {
  const token = await makeMember(origin, env, { username, deposit: FUNDS });
  return { token, told: new Set(), credited: new Set(), withdrawn: new Map(), steps: 1 };
}

/** True when a deposit and a withdrawal of theirs were acknowledged. */
export function hasCashed({ credited, withdrawn }: Cashier): boolean {
  return credited.size > 0 && withdrawn.size > 0;
}

/** Pays in and takes out, in turns, until it is over; `began` is told of every step that went through. */
export async function cash(
  origin: string,
  cashier: Cashier,
  isOver: () => boolean,
  began: () => void = () => {},
): Promise<void> {
  while (!isOver()) {
    cashier.steps += 1;
    const step = cashier.steps % 2 === 0 ? takeOut : payIn;
    const went = await step(origin, cashier).catch(() => false);
    if (went) began();
    else await wait(20);
  }
}

async function payIn(origin: string, { token, told, credited }: Cashier): Promise<boolean> {
  const order = { channel_id: 1, sub_channel_id: 1, amount: DEPOSIT, idempotency_key: randomUUID() };
  const made = Made.safeParse(await ask(origin, 'POST /api/member/payment/generate_qr', order, token));
  if (made.success) told.add(made.data.data.ref);
  // What was made without an answer waits to be paid as well.
  const open = Open.safeParse(await ask(origin, 'GET /api/member/payment/open_qrs', null, token));
  for (const { ref } of open.success ? open.data.data : []) {
    told.add(ref);
    const answer = Told.safeParse(await tell(origin, ref));
    if (answer.success && answer.data.data.outcome === 'credited') credited.add(ref);
  }
  return made.success;
}

/** The provider says that a QR was paid, by the server's own clock. */
async function tell(origin: string, ref: string): Promise<unknown> {
  const health = await fetch(`${origin}/api/health`);
  await health.text();
  const at = new Date(health.headers.get('x-server-time') ?? 0);
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const paid = {
    event_id: randomUUID(),
    type: 'payment.paid',
    ref,
    amount: DEPOSIT,
    paid_at: at.toISOString(),
  };
  const body = JSON.stringify(paid);
  const response = await fetch(`${origin}/api/payment/webhook`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': signBody(PROVIDER_SECRET, timestamp, body),
    },
    body,
  });
  return response.json();
}

async function takeOut(origin: string, { token, withdrawn }: Cashier): Promise<boolean> {
  const key = randomUUID();
  const made = Made.safeParse(await withdraw(origin, token, key));
  if (made.success) withdrawn.set(key, made.data.data.ref);
  return made.success;
}

function withdraw(origin: string, token: string, key: string): Promise<unknown> {
  const order = { amount: WITHDRAWAL, password: PASSWORD, idempotency_key: key };
  return ask(origin, 'POST /api/member/withdraw/create', order, token);
}

async function withdrawalsOf(origin: string, token: string) {
  return Withdrawals.parse(await ask(origin, 'GET /api/member/withdraw/list?limit=100', null, token)).data;
}

/** After so many rounds the operator decides on what is to be paid out: until then one withdrawal of a member is open. */
export const DECIDED_EVERY = 5;

/** The operator ends what waits: every other withdrawal is refused, so that its money comes back. */
export async function decideWithdrawals(
  origin: string,
  cashiers: readonly Cashier[],
  env: ProcessEnv,
): Promise<void> {
  for (const [n, cashier] of cashiers.entries()) {
    const { token } = cashier;
    // Takes out next, before a server under load is killed between two steps.
    cashier.steps = 1;
    const open = (await withdrawalsOf(origin, token)).find(({ status }) => status === 'requested');
    if (!open) continue;
    const ref = ['--ref', open.ref, '--yes'];
    const steps =
      n % 2 === 0
        ? [['withdraw', 'refuse', '--reason', 'ทดสอบ', ...ref]]
        : [
            ['withdraw', 'approve', ...ref],
            ['withdraw', 'pay', ...ref],
          ];
    for (const step of steps) expect((await operate(step, env)).lines.join('\n')).toContain(open.ref);
  }
}

/**
 * Demands that every acknowledged deposit is paid and every acknowledged withdrawal there, each once, that a repeated key answers
 * the first withdrawal, and that the wallet agrees to the satang. Answers how many operations were acknowledged.
 */
async function expectCashKept(origin: string, cashier: Cashier): Promise<CashFigures> {
  const { token, told, credited, withdrawn } = cashier;
  let paid = 0;
  for (const ref of told) {
    const path = `GET /api/member/payment/inquiry_status?ref=${ref}`;
    const { status } = Status.parse(await ask(origin, path, null, token)).data;
    if (credited.has(ref)) expect(status, ref).toBe('paid');
    if (status === 'paid') paid += 1;
  }
  const withdrawals = await withdrawalsOf(origin, token);
  const refs = withdrawals.map(({ ref }) => ref);
  expect(new Set(refs).size).toBe(refs.length);
  for (const [key, ref] of withdrawn) {
    expect(refs).toContain(ref);
    expect(Made.parse(await withdraw(origin, token, key)).data.ref).toBe(ref);
  }
  const out = withdrawals.filter(({ status }) => status !== 'refused').length;
  const wallets = Wallets.parse(await ask(origin, 'POST /api/member/wallets', {}, token));
  expect(wallets.data[0]?.balance).toBe(FUNDS + paid * DEPOSIT - out * WITHDRAWAL);
  return { deposits: credited.size, withdrawals: withdrawn.size };
}

/** `expectCashKept` of each of them; something of both kinds must have been acknowledged. */
export async function expectAllCashKept(origin: string, cashiers: readonly Cashier[]): Promise<CashFigures> {
  const sum = { deposits: 0, withdrawals: 0 };
  for (const cashier of cashiers) {
    const { deposits, withdrawals } = await expectCashKept(origin, cashier);
    sum.deposits += deposits;
    sum.withdrawals += withdrawals;
  }
  expect(Math.min(sum.deposits, sum.withdrawals)).toBeGreaterThan(0);
  return sum;
}
