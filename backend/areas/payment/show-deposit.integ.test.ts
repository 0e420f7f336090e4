import { inArray } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { deposit } from '#backend/areas/payment/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeQr } from '#backend/testing/payment/deposits.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { expireDeposits } from './expire-deposits.ts';

const world = await openWorld();
let token: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  ({ token } = await buildMember(world));
});
afterAll(() => closeAudited(world));

const qr = (amount?: number, bearer = token) => makeQr(world, bearer, { amount });
const inquire = (ref: string, bearer = token) =>
  world.call('GET /api/member/payment/inquiry_status', { ref }, bearer);
const cancel = (ref: string, bearer = token) =>
  world.call('POST /api/member/payment/cancel', { ref }, bearer);
const info = (ref?: string, bearer = token) =>
  world.call('GET /api/member/payment/qrcode_info', ref ? { ref } : {}, bearer);
const FIFTEEN_MINUTES_LATER = '2025-06-15T19:15:00+07:00';

test('no session', async () => {
  for (const key of [
    'GET /api/member/payment/channels',
    'GET /api/member/payment/info',
    'GET /api/member/payment/qrcode_info',
    'GET /api/member/payment/inquiry_status',
    'GET /api/member/payment/open_qrs',
    'POST /api/member/payment/cancel',
  ]) {
    expect((await world.send(key, null)).status, key).toBe(401);
  }
});

test('bad input', async () => {
  const headers = { authorization: `Bearer ${token}` };
  expect((await world.send('GET /api/member/payment/info', { channel_id: 'x' }, headers)).status).toBe(422);
  expect((await world.send('GET /api/member/payment/inquiry_status', { ref: 'a b' }, headers)).status).toBe(
    422,
  );
  expect((await world.send('GET /api/member/payment/qrcode_info', { ref: '%' }, headers)).status).toBe(422);
  expect((await world.send('POST /api/member/payment/cancel', { ref: 7 }, headers)).status).toBe(422);
});

test('channels and the facts of one', async () => {
  const { body } = await world.call('GET /api/member/payment/channels', {}, token);
  expect(body.data).toMatchObject([
    { channel_id: 1, kind: 'promptpay', min: 100, max: 100_000, sub_channels: [{ sub_channel_id: 1 }] },
    {
      channel_id: 2,
      kind: 'bank',
      sub_channels: [
        { sub_channel_id: 1, name: 'ธนาคารกสิกรไทย', bank_code: '004' },
        { sub_channel_id: 3, name: 'ธนาคารไทยพาณิชย์', bank_code: '014' },
      ],
    },
    { channel_id: 3, kind: 'true_money', sub_channels: [{ sub_channel_id: 2 }] },
    { channel_id: 4, kind: 'gateway', sub_channels: [{ max: 2_000 }, { min: 1_000 }] },
  ]);
  const one = await world.call('GET /api/member/payment/info', { channel_id: 1 }, token);
  expect(one.body.data).toMatchObject({
    channel_id: 1,
    expires_in_seconds: 900,
    quick_amounts: [100, 300, 500, 1_000, 3_000, 5_000],
  });
  expect((await world.call('GET /api/member/payment/info', { channel_id: 9 }, token)).status).toBe(404);
});

test("a stranger's deposit answers like one that does not exist", async () => {
  const ref = await qr();
  const { token: stranger } = await buildMember(world);
  for (const ask of [inquire, cancel, info]) {
    const theirs = await ask(ref, stranger);
    const nothing = await ask('AAAAAAAAAAAAAAAA', stranger);
    expect(theirs.status).toBe(404);
    expect(theirs.body).toEqual(nothing.body);
  }
  expect((await inquire(ref)).body.data?.status).toBe('pending');
  expect((await info(undefined, stranger)).body.data).toBeNull();
});

test('lists every deposit of the member that can still be paid, newest first, and nobody else’s', async () => {
  const list = async (bearer = token) =>
    (await world.call('GET /api/member/payment/open_qrs', {}, bearer)).body.data?.map(({ ref }) => ref);
  const { token: stranger } = await buildMember(world);
  const theirs = await qr(700, stranger);
  const first = await qr(100);
  world.clock.set('2025-06-15T19:01:00+07:00');
  const [second, given] = [await qr(200), await qr(300)];
  await cancel(given);
  expect(await list()).toEqual([second, first]);
  expect(await list(stranger)).toEqual([theirs]);
  world.clock.set(FIFTEEN_MINUTES_LATER);
  expect(await list()).toEqual([second]);
});

test('a deposit whose money waits for the operator is told after those that can be paid, until that is settled', async () => {
  const list = async (bearer = token) =>
    (await world.call('GET /api/member/payment/open_qrs', {}, bearer)).body.data?.map((one) => [
      one.ref,
      one.status,
      one.arrivals.map(({ why, status }) => `${why} ${status}`),
    ]);
  const { token: stranger } = await buildMember(world);
  const [short, paid] = [await qr(500), await qr(300)];
  await sendEvent(world, { ref: short, amount: 450, event_id: `short-${short}` });
  await sendEvent(world, { ref: paid, amount: 300 });
  expect(await list()).toEqual([[short, 'pending', ['amount waiting']]]);
  world.clock.set(FIFTEEN_MINUTES_LATER);
  await sendEvent(world, { ref: paid, amount: 300 });
  const held = await list();
  expect(held).toHaveLength(2);
  expect(held).toContainEqual([short, 'expired', ['amount waiting']]);
  expect(held).toContainEqual([paid, 'paid', ['again waiting']]);
  const fresh = await qr(200);
  expect((await list())?.map(([ref]) => ref)[0]).toBe(fresh);
  expect(await list(stranger)).toEqual([]);
  const options = { event: `short-${short}` };
  await runOps(world.services, { command: 'payment return', options, who: 'nok', why: 'short', yes: true });
  expect((await list())?.map(([ref]) => ref)).toEqual([fresh, paid]);
});

test('the newest deposit that can still be paid', async () => {
  await qr(100);
  world.clock.set('2025-06-15T19:01:00+07:00');
  const ref = await qr(200);
  expect((await info()).body.data).toMatchObject({ ref, amount: 200, status: 'pending', reason: null });
  world.clock.set('2025-06-15T19:16:00+07:00');
  expect((await info()).body.data).toBeNull();
});

test('cancels once, and not what has ended', async () => {
  const [given, late, paid] = [await qr(), await qr(), await qr(300)];
  expect((await cancel(given)).body.data?.status).toBe('cancelled');
  expect((await cancel(given)).body.data?.status).toBe('cancelled');
  await sendEvent(world, { ref: paid, amount: 300 });
  expect((await cancel(paid)).body.data?.status).toBe('paid');
  world.clock.set(FIFTEEN_MINUTES_LATER);
  expect((await cancel(late)).body.data?.status).toBe('expired');
});

test('is expired the moment its time is over, with and without the job', async () => {
  const ref = await qr();
  const paid = await qr(300);
  await sendEvent(world, { ref: paid, amount: 300 });
  world.clock.set('2025-06-15T19:14:59.999+07:00');
  expect(await expireDeposits(world.services)).toBe(0);
  expect((await inquire(ref)).body.data?.status).toBe('pending');
  world.clock.set(FIFTEEN_MINUTES_LATER);
  expect((await inquire(ref)).body.data?.status).toBe('expired');
  expect(await expireDeposits(world.services)).toBeGreaterThan(0);
  expect(await expireDeposits(world.services)).toBe(0);
  const stored = await world.db.orm
    .select()
    .from(deposit)
    .where(inArray(deposit.ref, [ref, paid]));
  expect(Object.fromEntries(stored.map((row) => [row.ref, row.status]))).toEqual({
    [ref]: 'expired',
    [paid]: 'paid',
  });
});

test('the reason of a refused deposit reaches the member', async () => {
  const ref = await qr();
  await sendEvent(world, { ref, amount: 500, type: 'payment.cancelled', reason: 'บัญชีผู้โอนไม่ตรง' });
  expect((await inquire(ref)).body.data).toEqual({
    status: 'cancelled',
    credited: null,
    reason: 'บัญชีผู้โอนไม่ตรง',
    arrivals: [],
  });
  expect((await info(ref)).body.data).toMatchObject({
    status: 'cancelled',
    reason: 'บัญชีผู้โอนไม่ตรง',
    arrivals: [],
  });
});

test('a QR is found by the key that it was asked for with, by its member alone', async () => {
  const key = 'key-of-this-deposit';
  const made = await world.call(
    'POST /api/member/payment/generate_qr',
    { channel_id: 1, sub_channel_id: 1, amount: 321, idempotency_key: key },
    token,
  );
  const byKey = (idempotency_key: string, bearer: string) =>
    world.call('GET /api/member/payment/qrcode_info', { idempotency_key }, bearer);
  expect((await byKey(key, token)).body.data).toMatchObject({ ref: made.body.data?.ref, status: 'pending' });
  expect((await byKey('key-of-no-deposit', token)).body).toEqual({ error: 0, data: null });
  expect((await byKey(key, (await buildMember(world)).token)).body.data).toBeNull();
});
