import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { paymentSettings } from '#backend/areas/payment/env.ts';
import { paymentEvent } from '#backend/areas/payment/tables.ts';
import { signBody } from '#backend/core/outbound/signed-body.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeQr, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { eventBody, sendEvent, signedHeaders } from '#backend/testing/payment/webhook.ts';
import { EVENING, openWorld, TEST_WEBHOOK_SECRET } from '#backend/testing/world.ts';
import { askProvider } from './ask-provider.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { noteSandboxEvent } from './sandbox-book.ts';
import { paymentReconciled } from './tables.ts';

const world = await openWorld();
let token: string;
let memberId: string;
let ref: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  await world.db.orm.delete(paymentReconciled);
  ({ token, memberId } = await buildMember(world));
  ref = await makeQr(world, token);
});
afterAll(() => closeAudited(world));

const balance = () => balanceOf(world, token);
const reconcile = () => reconcilePayments(world.services);
const ops = (command: string, options: Record<string, string>, yes = true) =>
  runOps(world.services, { command, options, who: 'nok', why: '', yes });
const payLost = (options: Record<string, string> = {}) =>
  ops('payment pay', { ref, webhook: 'lost', ...options });
const statusOf = async () =>
  (await world.call('GET /api/member/payment/inquiry_status', { ref }, token)).body.data?.status;
/** The bank made an event, and told nobody. */
const made = (body: string) =>
  world.db.transact((tx) =>
    noteSandboxEvent(tx, JSON.parse(body).event_id, JSON.parse(body), world.clock.now()),
  );

test('a payment whose webhook was lost is found and credited once, and its webhook changes nothing any more', async () => {
  expect((await payLost()).lines.join()).toContain('its webhook is lost');
  expect(await balance()).toBe(0);
  expect(await reconcile()).toBe(1);
  expect([await balance(), await statusOf()]).toEqual([500, 'paid']);
  expect(await reconcile()).toBe(0);
  const [event] = await world.db.orm.select().from(paymentEvent).where(eq(paymentEvent.ref, ref));
  expect((await sendEvent(world, { ref, amount: 500, event_id: event?.eventId ?? '' })).body.data).toEqual({
    outcome: 'credited',
    status: 'paid',
  });
  expect(await balance()).toBe(500);
});

test('a webhook that comes six minutes late is refused, and what it told is found', async () => {
  const body = eventBody(world, { ref, amount: 500 });
  const headers = signedHeaders(world, body);
  await made(body);
  world.clock.set('2025-06-15T19:06:00+07:00');
  expect((await world.send('POST /api/payment/webhook', body, headers)).status).toBe(403);
  expect(await balance()).toBe(0);
  expect(await reconcile()).toBe(1);
  expect(await balance()).toBe(500);
});

test('a webhook that came is not asked about again', async () => {
  await ops('payment pay', { ref });
  expect(await balance()).toBe(500);
  expect(await reconcile()).toBe(0);
});

test('late: paid after it expired, told by nobody for two days', async () => {
  await reconcile();
  world.clock.set('2025-06-15T19:40:00+07:00');
  await payLost();
  world.clock.set('2025-06-17T19:40:00+07:00');
  expect(await reconcile()).toBe(1);
  token = await openSession(world, memberId);
  expect([await balance(), await statusOf()]).toEqual([500, 'paid']);
  expect((await world.db.orm.select().from(paymentReconciled))[0]?.until).toEqual(world.clock.now());
});

test('money that does not fit waits in suspense, a transfer pays its deposit, a refusal ends one', async () => {
  const before = await houseBalance(world, 'house.suspense');
  const transfer = await makeTransfer(world, token);
  const other = await makeQr(world, token, { amount: 300 });
  await payLost({ amount: '499.50' });
  await ops('payment pay', { ref: transfer.ref, webhook: 'lost' });
  await made(eventBody(world, { ref: other, amount: 300, type: 'payment.cancelled', reason: 'ปฏิเสธ' }));
  expect(await reconcile()).toBe(3);
  expect(await houseBalance(world, 'house.suspense')).toBe(before + 49_950n);
  expect(await balance()).toBe(transfer.amount);
  expect(await statusOf()).toBe('pending');
  const answer = await world.call('GET /api/member/payment/inquiry_status', { ref: other }, token);
  expect(answer.body.data).toMatchObject({ status: 'cancelled', reason: 'ปฏิเสธ' });
});

test('a dry run makes no payment, and a webhook can only be lost', async () => {
  expect((await ops('payment pay', { ref, webhook: 'lost' }, false)).code).toBe(0);
  expect(await ops('payment pay', { ref, webhook: 'late' })).toMatchObject({ code: 1 });
  expect(await ops('payment transfer', { account: 'x', amount: '5', webhook: 'lost' })).toMatchObject({
    code: 1,
  });
  expect(await reconcile()).toBe(0);
  expect(await balance()).toBe(0);
});

interface Said {
  readonly events: readonly unknown[];
  readonly next: string | null;
}

/** A provider elsewhere, which answers page by page what `say` says of a request. */
async function provider(
  say: (query: URLSearchParams) => Said,
  { secret = TEST_WEBHOOK_SECRET, mark = '' } = {},
) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const body = `${mark}${JSON.stringify(say(new URL(request.url ?? '', 'http://provider').searchParams))}`;
    response.writeHead(200, { 'content-type': 'application/json', ...signedHeaders(world, body, secret) });
    response.end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { settings, ...services } = world.services;
  const given = { ...settings.given, PAYMENT_PROVIDER_URL: `http://127.0.0.1:${port}/events?shop=7` };
  return {
    asked,
    services: { ...services, sandbox: false, settings: { ...settings, given } },
    [Symbol.asyncDispose]: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

test('a provider elsewhere is asked, signed, page by page, from where the last time ended', async () => {
  const event = (amount: number, of = ref) => JSON.parse(eventBody(world, { ref: of, amount }));
  const other = await makeQr(world, token, { amount: 300 });
  const pages: Record<string, Said> = {
    '': {
      events: [event(500), { nonsense: true }, { ...event(1), event_id: 'nul \u0000 in it' }],
      next: 'two',
    },
    two: { events: [event(300, other)], next: null },
  };
  await using elsewhere = await provider(
    (query) => pages[query.get('after') ?? ''] ?? { events: [], next: null },
  );
  expect(await reconcilePayments(elsewhere.services)).toBe(2);
  expect(await balance()).toBe(800);
  expect(await reconcilePayments(elsewhere.services)).toBe(0);
  const [first, second, third] = elsewhere.asked.map(({ url = '' }) => new URL(url, 'http://provider'));
  expect(first?.searchParams.get('shop')).toBe('7');
  expect(first?.searchParams.get('since')).toBe('2025-06-08T12:00:00.000Z');
  expect(second?.searchParams.get('after')).toBe('two');
  expect(third?.searchParams.get('since')).toBe('2025-06-15T11:00:00.000Z');
  const { headers } = elsewhere.asked[0] ?? {};
  const timestamp = String(headers?.['x-webhook-timestamp']);
  expect(headers?.['x-webhook-signature']).toBe(
    signBody(TEST_WEBHOOK_SECRET, timestamp, first?.search ?? ''),
  );
});

test('a provider that is away, or whose answer is not signed by it, moves nothing, and is asked again for the same', async () => {
  const events = [JSON.parse(eventBody(world, { ref, amount: 500 }))];
  await using forged = await provider(() => ({ events, next: null }), { secret: 'another-secret-of-mine' });
  await expect(reconcilePayments(forged.services)).rejects.toThrow('not signed');
  await using other = await provider(() => ({ events, next: null }));
  const { services } = other;
  await other[Symbol.asyncDispose]();
  await expect(reconcilePayments(services)).rejects.toThrow();
  expect(await balance()).toBe(0);
  expect(await world.db.orm.select().from(paymentReconciled)).toEqual([]);
});

test('an answer that was signed with a byte order mark before it is read', async () => {
  const events = [JSON.parse(eventBody(world, { ref, amount: 500 }))];
  await using elsewhere = await provider(() => ({ events, next: null }), { mark: '\uFEFF' });
  expect(await reconcilePayments(elsewhere.services)).toBe(1);
  expect(await balance()).toBe(500);
});

test('a provider that names one piece again and again is not read to no end', async () => {
  await using elsewhere = await provider(() => ({ events: [], next: 'more' }));
  await expect(reconcilePayments(elsewhere.services)).rejects.toThrow('names the piece more twice');
  expect(elsewhere.asked).toHaveLength(2);
});

test('a provider that always names another piece is not read to no end', async () => {
  await using elsewhere = await provider((query) => ({ events: [], next: `${query.get('after') ?? ''}x` }));
  const { services } = elsewhere;
  const url = paymentSettings.of(services).providerUrl ?? '';
  const readAll = async () => {
    for await (const _ of askProvider(services, url, world.clock.now(), 3));
  };
  await expect(readAll()).rejects.toThrow('more than 3 pieces');
  expect(elsewhere.asked).toHaveLength(3);
});

test('outside a sandbox the bank of the sandbox is not asked', async () => {
  await payLost();
  expect(await reconcilePayments({ ...world.services, sandbox: false })).toBe(0);
  expect(await balance()).toBe(0);
});
