import { afterAll, beforeEach, expect, test } from 'vitest';
import { closeAudited } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import type { Calls } from '#contract/calls.ts';

const CALL = 'POST /api/member/payment/generate_qr';
const FIRST = 1;
const DAILY = 2;
const EVENING_HOURS = 3;
const world = await openWorld();
let member: BuiltMember;

beforeEach(async () => {
  world.clock.set(EVENING);
  member = await buildMember(world);
});
afterAll(() => closeAudited(world));

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
  expect(await choosable()).toEqual(['first-deposit', 'daily', 'evening', 'credit']);
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

test('a deposit that was made before midnight and is paid after it begins what was chosen', async () => {
  world.clock.set('2025-06-15T23:55:00+07:00');
  const late = { ...member, token: await openSession(world, member.memberId) };
  const made = await order(300, { promotion_id: DAILY }, late);
  world.clock.set('2025-06-16T00:05:00+07:00');
  await pay(made.body.data?.ref, 300);
  expect((await mine(late))?.running).toMatchObject({ promotion_id: 'daily', deposit: 300 });
});

test('money that comes after the hours of a promotion is credited without it, and the page says why', async () => {
  world.clock.set('2025-06-15T20:55:00+07:00');
  const late = { ...member, token: await openSession(world, member.memberId) };
  const made = await order(300, { promotion_id: EVENING_HOURS }, late);
  world.clock.set('2025-06-15T21:05:00+07:00');
  await pay(made.body.data?.ref, 300);
  expect(await mine(late)).toMatchObject({
    running: null,
    not_begun: [{ why: 'เงินเข้านอกช่วงเวลาของโปรโมชัน' }],
  });
});

test('money that comes to a member who is excluded by then is credited, begins nothing and uses up no period', async () => {
  const made = await order(500, { promotion_id: FIRST });
  const asked = { length: 'day', password: TEST_PASSWORD } as const;
  expect((await world.call('POST /api/member/protection/bar', asked, member.token)).body.error).toBe(0);
  await pay(made.body.data?.ref, 500);
  const back = { ...member, token: await openSession(world, member.memberId) };
  expect(await mine(back)).toMatchObject({
    ...{ running: null, ended: [], not_begun: [{ why: 'พักหรือระงับการเล่นอยู่ตอนที่เงินเข้า' }] },
  });
  expect(await balanceOf(world, back.token)).toBe(500);
  world.clock.set(new Date(Date.parse(EVENING) + 25 * 3_600_000).toISOString());
  const later = { ...member, token: await openSession(world, member.memberId) };
  const first = (await mine(later))?.offers.find(({ promotion }) => promotion.number === FIRST);
  expect(first?.problem).not.toBe('รับโปรโมชันนี้ไปแล้ว');
});

test('money of another amount that an operator matches with the deposit begins the promotion for what came', async () => {
  const made = await order(300, { promotion_id: DAILY });
  const [deposit = '', event] = [made.body.data?.ref, 'another-amount'];
  await sendEvent(world, { ref: deposit, amount: 200, event_id: event });
  expect((await mine())?.running).toBeNull();
  const by = { who: 'nok', why: 'a test', yes: true };
  const match = () =>
    runOps(world.services, { command: 'payment match', options: { event, deposit }, ...by });
  expect((await match()).code).toBe(0);
  expect((await mine())?.running).toMatchObject({ promotion_id: 'daily', deposit: 200, bonus: 20 });
  expect((await match()).code).toBe(1);
  expect((await mine())?.ended).toEqual([]);
});
