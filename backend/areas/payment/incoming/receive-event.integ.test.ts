import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { depositByOperator } from '#backend/areas/payment/deposit-by-operator.ts';
import { expireDeposits } from '#backend/areas/payment/expire-deposits.ts';
import { unsignedEventFromAddress } from '#backend/areas/payment/limits.ts';
import { deposit, paymentEvent } from '#backend/areas/payment/tables.ts';
import { transfer } from '#backend/core/ledger/tables.ts';
import { closeAudited, expectCleanAudit } from '#backend/testing/audit.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { eventBody, sendEvent, signedHeaders } from '#backend/testing/payment/webhook.ts';
import { plant } from '#backend/testing/plant.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const WEBHOOK = 'POST /api/payment/webhook';
const world = await openWorld();
let token: string;
let memberId: string;
let ref: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  ({ token, memberId } = await buildMember(world));
  ref = await makeQr(world, token);
});
afterAll(() => closeAudited(world));

const balance = () => balanceOf(world, token);
const inquiry = async () =>
  (await world.call('GET /api/member/payment/inquiry_status', { ref }, token)).body.data;
const status = async () => (await inquiry())?.status;
const suspense = () => houseBalance(world, 'house.suspense');
const events = (of = ref) => world.db.orm.select().from(paymentEvent).where(eq(paymentEvent.ref, of));

test('without a signature, with a wrong one, or an old one: 403, and nothing is kept', async () => {
  const rawBody = eventBody(world, { ref, amount: 500 });
  const good = signedHeaders(world, rawBody);
  const minutesAgo = (minutes: number) => new Date(world.clock.now().getTime() - minutes * 60_000);
  for (const headers of [
    {},
    { 'x-webhook-timestamp': good['x-webhook-timestamp'] ?? '' },
    { ...good, 'x-webhook-signature': '0'.repeat(64) },
    signedHeaders(world, rawBody, 'another-secret-of-mine'),
    signedHeaders(world, `${rawBody} `),
    signedHeaders(world, rawBody, undefined, minutesAgo(5.1)),
    signedHeaders(world, rawBody, undefined, minutesAgo(-5.1)),
  ]) {
    expect(await world.send(WEBHOOK, rawBody, headers)).toMatchObject({ status: 403, body: { error: 403 } });
  }
  expect(await events()).toEqual([]);
  expect(await balance()).toBe(0);
});

test('a time with the offset of a zone is taken as one in UTC is, and without a zone it is not understood: 422', async () => {
  const sent = (paidAt: string) => sendEvent(world, { ref, amount: 500, paid_at: paidAt });
  expect((await sent('2025-06-15T19:00:00')).status).toBe(422);
  expect(await events()).toEqual([]);
  expect((await sent('2025-06-15T19:00:00+07:00')).body.data).toMatchObject({ outcome: 'credited' });
  expect(await balance()).toBe(500);
});

test('an address that sends many unsigned events is told to come back, and a signed one passes all the same', async () => {
  const from = { 'x-client-address': '203.0.113.9' };
  const rawBody = eventBody(world, { ref, amount: 500 });
  const answers = [];
  for (let sent = 0; sent <= unsignedEventFromAddress.count; sent += 1) {
    answers.push(await world.send(WEBHOOK, rawBody, from));
  }
  expect(answers.map(({ status }) => status)).toEqual([
    ...Array(unsignedEventFromAddress.count).fill(403),
    429,
  ]);
  expect(answers.at(-1)?.headers.get('retry-after')).toBe('1');
  expect((await world.send(WEBHOOK, rawBody, { ...signedHeaders(world, rawBody), ...from })).body.error).toBe(
    0,
  );
  expect(await status()).toBe('paid');
});

test("a member's session is no signature", async () => {
  const rawBody = eventBody(world, { ref, amount: 500 });
  expect((await world.send(WEBHOOK, rawBody, { authorization: `Bearer ${token}` })).status).toBe(403);
});

test('bad input', async () => {
  for (const body of [
    '{',
    '[]',
    '{"event_id":"12345678"}',
    eventBody(world, { ref: 'x', amount: 1 }),
    ...[-1, 0, 100.001, 1_000_000_000_000.5, 1e21].map((amount) => eventBody(world, { ref, amount })),
    ...['500', '5e2', '๕๐๐', true, [500], null].map((amount) =>
      JSON.stringify({ ...JSON.parse(eventBody(world, { ref, amount: 500 })), amount }),
    ),
    ...['thb', 'BAHT', '', '฿'].map((currency) => eventBody(world, { ref, amount: 500, currency })),
    eventBody(world, { ref, amount: 500, reason: 'nul \u0000' }),
    eventBody(world, { ref, amount: 500, reason: 'half a pair \ud83d' }),
  ]) {
    expect((await world.send(WEBHOOK, body, signedHeaders(world, body))).status).toBe(422);
  }
});

test('credits what our own row says', async () => {
  expect((await sendEvent(world, { ref, amount: 500 })).body).toEqual({
    error: 0,
    data: { outcome: 'credited', status: 'paid' },
  });
  expect(await balance()).toBe(500);
  expect(await status()).toBe('paid');
});

test('what one event writes has one instant, though the clock goes on meanwhile', async () => {
  let looks = 0;
  const midnight = Date.parse('2025-06-16T00:00:00+07:00') - 3_000;
  const clock = vi.spyOn(world.clock, 'now').mockImplementation(() => new Date(midnight + looks++ * 1_000));
  const paid_at = '2025-06-15T12:01:00.000Z';
  await sendEvent(world, { ref, amount: 500, paid_at, event_id: 'the-payment' });
  await sendEvent(world, { ref, amount: 500, paid_at, event_id: 'paid-twice' });
  const paid = await depositByOperator(world.services, { memberId, satang: 100n });
  clock.mockRestore();
  const at = async (reference: string) => {
    const rows = await world.db.orm.select().from(transfer).where(eq(transfer.reference, reference));
    return rows.map((row) => row.at);
  };
  const rows = await world.db.orm
    .select()
    .from(deposit)
    .where(inArray(deposit.ref, [ref, paid]));
  expect(looks).toBeGreaterThan(3);
  for (const row of rows) expect(await at(row.ref), row.ref).toEqual([row.endedAt]);
  const [again] = await world.db.orm
    .select()
    .from(paymentEvent)
    .where(eq(paymentEvent.eventId, 'paid-twice'));
  expect(await at('paid-twice')).toEqual([again?.receivedAt]);
});

test('the same event again answers the first result and credits once, also when sent eight times at once', async () => {
  const event = { ref, amount: 500, event_id: 'provider-event-1' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => sendEvent(world, event)));
  for (const { body } of answers)
    expect(body).toEqual({ error: 0, data: { outcome: 'credited', status: 'paid' } });
  expect(await balance()).toBe(500);
  expect(await events()).toHaveLength(1);
});

test('a second payment of a paid QR is money that arrived: it is credited to nobody and kept in suspense', async () => {
  const before = await suspense();
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendEvent(world, { ref, amount: 500 })));
  for (const { body } of answers) expect(body).toMatchObject({ error: 0, data: { status: 'paid' } });
  expect(await balance()).toBe(500);
  expect((await events()).map(({ outcome }) => outcome).sort()).toEqual([
    'credited',
    'unmatched',
    'unmatched',
    'unmatched',
    'unmatched',
  ]);
  expect((await suspense()) - before).toBe(200_000n);
});

test('another currency is not baht: kept, never credited, and in no account', async () => {
  const before = await suspense();
  const event = { ref, amount: 500, currency: 'USD', event_id: 'provider-dollars' };
  expect((await sendEvent(world, event)).body.data).toEqual({ outcome: 'unmatched', status: 'pending' });
  expect(await balance()).toBe(0);
  expect(await suspense()).toBe(before);
  expect(await inquiry()).toMatchObject({
    status: 'pending',
    arrivals: [{ amount: 500, currency: 'USD', status: 'waiting' }],
  });
});

test('another amount is kept as unmatched, and the deposit stays open', async () => {
  for (const amount of [499.99, 500.01, 5_000]) {
    expect((await sendEvent(world, { ref, amount })).body.data).toEqual({
      outcome: 'unmatched',
      status: 'pending',
    });
  }
  expect(await balance()).toBe(0);
  expect((await sendEvent(world, { ref, amount: 500 })).body.data).toEqual({
    outcome: 'credited',
    status: 'paid',
  });
  expect((await events()).filter(({ outcome }) => outcome === 'unmatched')).toHaveLength(3);
});

test('an event whose id is the reference of a deposit is audited by its own money', async () => {
  expect((await sendEvent(world, { ref, amount: 499, event_id: ref })).body.data).toMatchObject({
    outcome: 'unmatched',
  });
  expect((await sendEvent(world, { ref, amount: 500 })).body.data).toMatchObject({ outcome: 'credited' });
  expect(await balance()).toBe(500);
  await expectCleanAudit(world);
});

test('an unknown reference is kept as unmatched', async () => {
  expect((await sendEvent(world, { ref: 'AAAAAAAAAAAAAAAA', amount: 500 })).body).toEqual({
    error: 0,
    data: { outcome: 'unmatched', status: null },
  });
  expect(await events('AAAAAAAAAAAAAAAA')).toMatchObject([{ outcome: 'unmatched' }]);
});

test('a deposit of another agent is unknown here: kept as unmatched, and no status told', async () => {
  const move = (agentId: number) =>
    plant(world, ({ orm }) => orm.update(deposit).set({ agentId }).where(eq(deposit.ref, ref)));
  await move(32);
  const { body } = await sendEvent(world, { ref, amount: 500 });
  expect(body.data).toEqual({ outcome: 'unmatched', status: null });
  await move(world.services.agentId);
  expect(await balance()).toBe(0);
  expect(await status()).toBe('pending');
});

test('money that arrives after the QR expired is credited once', async () => {
  world.clock.set('2025-06-15T19:20:00+07:00');
  await expireDeposits(world.services);
  expect(await status()).toBe('expired');
  expect((await sendEvent(world, { ref, amount: 500 })).body.data).toEqual({
    outcome: 'credited',
    status: 'paid',
  });
  expect((await sendEvent(world, { ref, amount: 500 })).body.data).toEqual({
    outcome: 'unmatched',
    status: 'paid',
  });
  expect(await balance()).toBe(500);
});

test('money that arrives after the member gave the QR up is credited once', async () => {
  await world.call('POST /api/member/payment/cancel', { ref }, token);
  await sendEvent(world, { ref, amount: 500 });
  expect(await status()).toBe('paid');
  expect(await balance()).toBe(500);
});

test('money with its reference is credited once, sent and told a day after the QR expired', async () => {
  world.clock.set('2025-06-16T19:00:00+07:00');
  await expireDeposits(world.services);
  const paid = { ref, amount: 500, paid_at: '2025-06-16T11:59:00.000Z' };
  for (let turn = 0; turn < 2; turn += 1)
    expect((await sendEvent(world, { ...paid, event_id: 'a-day-late' })).body.data).toEqual({
      outcome: 'credited',
      status: 'paid',
    });
  token = await openSession(world, memberId);
  expect(await balance()).toBe(500);
});

test('a refusal after the payment changes nothing', async () => {
  await sendEvent(world, { ref, amount: 500 });
  const refusal = await sendEvent(world, { ref, amount: 500, type: 'payment.cancelled', reason: 'late' });
  expect(refusal.body.data).toEqual({ outcome: 'ignored', status: 'paid' });
  expect(await balance()).toBe(500);
});
