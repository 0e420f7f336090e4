import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { claim } from '#backend/testing/promotion/promotions.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import type { Calls } from '#contract/calls.ts';

const CALL = 'POST /api/member/payment/generate_qr';
const FIRST = 1;
const DAILY = 2;
const world = await openWorld();
let member: BuiltMember;

beforeEach(async () => {
  world.clock.set(EVENING);
  member = await buildMember(world);
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

type Order = Partial<Calls[typeof CALL]['request']>;
const order = (amount: number, more: Order = {}, { token } = member) =>
  world.call(CALL, { channel_id: 1, sub_channel_id: 1, amount, ...more }, token);
const mine = async ({ token } = member) => (await world.call('GET /api/promotion/mine', {}, token)).body.data;
const choosable = async () =>
  (await world.call('GET /api/promotion/for_deposit', {}, member.token)).body.data?.map(({ id }) => id);
const pay = (ref: string | undefined, amount: number) => sendEvent(world, { ref: ref ?? '', amount });

test('no session', async () => {
  expect((await world.send('GET /api/promotion/for_deposit', {})).status).toBe(401);
  expect((await world.send('GET /api/promotion/progress', {})).status).toBe(401);
});

test('what is chosen with a deposit begins when its money arrives, by the terms that were shown', async () => {
  expect(await choosable()).toEqual(['first-deposit', 'daily', 'evening']);
  const made = await order(500, { promotion_id: FIRST, promotion_version: 1 });
  expect((await mine())?.running).toBeNull();
  await pay(made.body.data?.ref, 500);
  expect((await mine())?.running).toMatchObject({
    ...{ promotion_id: 'first-deposit', deposit: 500, bonus: 250, target: 15_000, played: 0 },
  });
  expect((await world.call('GET /api/promotion/progress', {}, member.token)).body.data).toMatchObject({
    ...{ target: 15_000, played: 0, max_stake: 200 },
  });
  expect(await choosable()).toEqual([]);
});

test('another version, another promotion under the same key, and one that runs already are refused', async () => {
  const key = { idempotency_key: 'one-and-the-same' };
  const other = await order(500, { promotion_id: DAILY, promotion_version: 2 });
  expect(other.body.error).toBe(4313);
  const made = await order(500, { promotion_id: DAILY, ...key });
  expect((await order(500, { promotion_id: FIRST, ...key })).body.error).toBe(4111);
  expect((await order(500, key)).body.error).toBe(4111);
  expect((await order(500, { promotion_id: DAILY, ...key })).body.data?.ref).toBe(made.body.data?.ref);
  await pay(made.body.data?.ref, 500);
  expect((await order(500, { promotion_id: FIRST })).body).toMatchObject({
    error: 4314,
    data: { why: 'running' },
  });
});

test('of two deposits with a promotion the one that is paid first begins it; the other is paid all the same', async () => {
  const [one, two] = [await order(500, { promotion_id: DAILY }), await order(300, { promotion_id: DAILY })];
  await pay(two.body.data?.ref, 300);
  await pay(one.body.data?.ref, 500);
  expect((await mine())?.running).toMatchObject({ promotion_id: 'daily', deposit: 300 });
  expect((await mine())?.not_begun).toMatchObject([{ why: 'มีโปรโมชันอื่นใช้อยู่ตอนที่เงินเข้า' }]);
  const { body } = await world.call('POST /api/member/wallets', {}, member.token);
  expect(body.data?.[0]?.balance).toBe(800);
});

test('a deposit that is paid the next day begins what was chosen then', async () => {
  const made = await order(300, { promotion_id: DAILY });
  world.clock.set('2025-06-15T17:05:00.000Z');
  await pay(made.body.data?.ref, 300);
  const found = await mine();
  const paid = await world.call(
    'GET /api/member/payment/inquiry_status',
    { ref: made.body.data?.ref ?? '' },
    member.token,
  );
  expect(found?.running?.deposit ?? null).toBe(paid.body.data?.status === 'paid' ? 300 : null);
});

test('money that an operator matches with the deposit begins it too, once', async () => {
  await order(300, { promotion_id: DAILY });
  const { body } = await claim(world, member.token, 'daily');
  expect(body).toMatchObject({ error: 4314, data: { why: 'no_deposit' } });
});
