import { afterAll, beforeEach, expect, test } from 'vitest';
import { closeAudited } from '#backend/testing/audit.ts';
import { buildMember } from '#backend/testing/members.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import type { Calls } from '#contract/calls.ts';
import { readPromptPay } from '#rules/payment/emvco.ts';

const CALL = 'POST /api/member/payment/generate_qr';
const world = await openWorld();
let token: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  ({ token } = await buildMember(world));
});
afterAll(() => closeAudited(world));

const order = (amount: number, more: Partial<Calls[typeof CALL]['request']> = {}) =>
  world.call(CALL, { channel_id: 1, sub_channel_id: 1, amount, ...more }, token);

test('no session', async () => {
  expect((await world.send(CALL, { channel_id: 1, sub_channel_id: 1, amount: 100 })).status).toBe(401);
});

test('bad input', async () => {
  const headers = { authorization: `Bearer ${token}` };
  for (const bad of [
    {},
    { channel_id: 1, sub_channel_id: 1, amount: '100' },
    { channel_id: 1, sub_channel_id: 1, amount: 100.001 },
    { channel_id: 1, sub_channel_id: 1, amount: -100 },
    { channel_id: 1.5, sub_channel_id: 1, amount: 100 },
    { channel_id: 1, sub_channel_id: 1, amount: 100, idempotency_key: 'short' },
  ]) {
    expect((await world.send(CALL, bad, headers)).status).toBe(422);
  }
});

test('unknown channel or way to pay', async () => {
  expect((await order(100, { channel_id: 999 })).status).toBe(404);
  expect((await order(100, { sub_channel_id: 999 })).status).toBe(404);
});

test('refuses amounts outside the channel, at the satang', async () => {
  expect((await order(99.99)).body).toMatchObject({ error: 4301, data: { min: 100, max: 100_000 } });
  expect((await order(100_000.01)).body).toMatchObject({
    error: 4302,
    message: 'ฝากได้สูงสุดครั้งละ 100,000.00 บาท',
  });
  expect((await order(100)).body.error).toBe(0);
  expect((await order(100_000)).body.error).toBe(0);
});

test('a promotion that there is not, or not for this amount, is refused, and nothing is begun', async () => {
  const key = { idempotency_key: 'with-a-promotion' };
  expect((await order(500, { promotion_id: 99, ...key })).body.error).toBe(4313);
  expect((await order(150, { promotion_id: 3, ...key })).body).toMatchObject({
    error: 4314,
    data: { why: 'below_min' },
  });
  const headers = { authorization: `Bearer ${token}` };
  const input = { channel_id: 1, sub_channel_id: 1, amount: 500, promotion_id: 0 };
  expect((await world.send(CALL, input, headers)).status).toBe(422);
  expect((await order(500, key)).body.error).toBe(0);
});

test('makes a PromptPay payload of the amount, good for fifteen minutes', async () => {
  const { body } = await order(500.25);
  expect(body.error).toBe(0);
  expect(body.data?.ref).toMatch(/^[A-HJKMNP-Z2-9]{16}$/);
  expect(body.data?.amount).toBe(500.25);
  expect(body.data?.expires_at).toBe('2025-06-15T12:15:00.000Z');
  expect(readPromptPay(body.data?.payload ?? '')).toEqual({
    kind: 'mobile',
    receiver: '0066000000000',
    satang: 50_025n,
  });
});

test('the same key answers the same QR, also when asked in parallel; another amount is refused', async () => {
  const key = { idempotency_key: 'deposit-key-1' };
  const answers = await Promise.all([order(500, key), order(500, key), order(500, key)]);
  expect(new Set(answers.map(({ body }) => body.data?.ref)).size).toBe(1);
  expect((await order(501, key)).body.error).toBe(4111);
});

test("a stranger's key is another key", async () => {
  const { token: stranger } = await buildMember(world);
  const input = { channel_id: 1, sub_channel_id: 1, amount: 500, idempotency_key: 'deposit-key-1' };
  const mine = await world.call(CALL, input, token);
  const theirs = await world.call(CALL, input, stranger);
  expect(theirs.body.error).toBe(0);
  expect(theirs.body.data?.ref).not.toBe(mine.body.data?.ref);
});

test('five open QRs at most; one that ended lets another be made', async () => {
  const refs = [];
  for (let n = 0; n < 5; n += 1) refs.push((await order(100 + n)).body.data?.ref ?? '');
  expect((await order(200)).body).toMatchObject({ error: 4303, data: { limit: 5 } });
  await world.call('POST /api/member/payment/cancel', { ref: refs[0] ?? '' }, token);
  await sendEvent(world, { ref: refs[1] ?? '', amount: 101 });
  expect((await order(201)).body.error).toBe(0);
  expect((await order(202)).body.error).toBe(0);
  expect((await order(203)).body.error).toBe(4303);
  world.clock.set('2025-06-15T19:15:00+07:00');
  expect((await order(204)).body.error).toBe(0);
});

test('parallel orders do not slip past the limit', async () => {
  const answers = await Promise.all(Array.from({ length: 9 }, (_, n) => order(100 + n)));
  expect(answers.filter(({ body }) => body.error === 0)).toHaveLength(5);
  expect(answers.filter(({ body }) => body.error === 4303)).toHaveLength(4);
});
