import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releaseHeld } from '#backend/areas/coupon/deposits/release-held.ts';
import { couponHold } from '#backend/areas/coupon/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { makeCoupons, makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { EVENING, openWorld, type World } from '#backend/testing/world.ts';
import type { Calls } from '#contract/calls.ts';
import { errorCodes } from '#contract/error-codes.ts';

const CALL = 'POST /api/member/payment/generate_qr';
const LATER = '2025-06-15T19:16:00+07:00';
let world: World;
let member: BuiltMember;

beforeEach(async () => {
  world = await openWorld();
  world.clock.set(EVENING);
  member = await buildMember(world);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

type Order = Partial<Calls[typeof CALL]['request']>;
const order = (more: Order, { token } = member, amount = 500) =>
  world.call(CALL, { channel_id: 1, sub_channel_id: 1, amount, ...more }, token);
const pay = (ref: string | undefined, amount = 500) => sendEvent(world, { ref: ref ?? '', amount });
const history = async ({ token } = member) =>
  (await world.call('GET /api/member/coupon/history', {}, token)).body.data;
const voidBatch = (batch: string) =>
  runOps(world.services, { command: 'coupon void', options: { batch }, who: 'nok', why: 'leak', yes: true });

test('a code is held with a deposit and brings its money with it, in one history', async () => {
  const code = await makePersonal(world, member, { amount: '20' });
  const made = await order({ coupon_code: ` ${code.toLowerCase().replaceAll('2', '๒')} ` });
  expect(made.body.error).toBe(0);
  const tail = code.slice(-4);
  expect(await history()).toMatchObject({
    rows: [],
    deposits: [{ tail, ref: made.body.data?.ref, why: null }],
  });
  expect(await balanceOf(world, member.token)).toBe(0);
  await pay(made.body.data?.ref);
  expect(await balanceOf(world, member.token)).toBe(520);
  expect(await history()).toMatchObject({
    rows: [{ tail, prize: { kind: 'credit', amount: 20 } }],
    deposits: [],
  });
});

test('the same key answers the same deposit, another code under it is refused', async () => {
  const code = await makePersonal(world, member);
  const key = { idempotency_key: 'one-and-the-same' };
  const made = await order({ coupon_code: code, ...key });
  expect((await order({ coupon_code: `${code} `, ...key })).body.data?.ref).toBe(made.body.data?.ref);
  expect((await order(key)).body.error).toBe(errorCodes.DUPLICATE_REQUEST);
  const other = await makePersonal(world, member);
  expect((await order({ coupon_code: other, ...key })).body.error).toBe(errorCodes.DUPLICATE_REQUEST);
});

test('codes that do not work say one thing, make no deposit, and are slowed like those of the page', async () => {
  const stranger = await buildMember(world);
  const said = [await makePersonal(world, stranger), 'ABCD-EFGH-JKMN', 'ก', ''];
  const answers = [];
  for (const coupon_code of said) answers.push((await order({ coupon_code })).body);
  expect(new Set(answers.map(({ error, message }) => `${error} ${message}`)).size).toBe(1);
  expect(answers[0]?.error).toBe(errorCodes.COUPON_REFUSED);
  for (let n = 0; n < 4; n += 1) await redeem(world, member.token, `GUESSES${n}`);
  expect((await order({ coupon_code: 'ABCD-EFGH-JKMN' })).body.error).toBe(errorCodes.COUPON_WAIT);
  expect((await world.call('GET /api/member/payment/open_qrs', {}, member.token)).body.data).toEqual([]);
});

test('what is held is neither redeemed nor held again, until the deposit is cancelled or the time is over', async () => {
  const code = await makePersonal(world, member);
  const made = await order({ coupon_code: code });
  expect((await order({ coupon_code: code })).body.error).toBe(errorCodes.COUPON_HELD);
  expect((await redeem(world, member.token, code)).body.error).toBe(errorCodes.COUPON_HELD);
  await world.call('POST /api/member/payment/cancel', { ref: made.body.data?.ref ?? '' }, member.token);
  const again = await order({ coupon_code: code });
  expect(again.body.error).toBe(0);
  world.clock.set(LATER);
  expect((await redeem(world, member.token, code)).body.error).toBe(0);
  expect(await releaseHeld(world.services)).toBe(1);
  expect(await releaseHeld(world.services)).toBe(0);
});

test('a late deposit uses its code anew where it still works, and else is credited without it', async () => {
  const [one, two] = [await makePersonal(world, member), await makePersonal(world, member)];
  const [first, second] = [await order({ coupon_code: one }), await order({ coupon_code: two })];
  world.clock.set(LATER);
  await releaseHeld(world.services);
  await redeem(world, member.token, two);
  await pay(first.body.data?.ref);
  await pay(second.body.data?.ref);
  const { rows = [], deposits } = (await history()) ?? {};
  expect(rows).toHaveLength(2);
  expect(deposits).toMatchObject([{ why: 'คุณใช้คูปองชุดนี้ไปแล้วก่อนเงินเข้า', held_until: null }]);
  expect(await balanceOf(world, member.token)).toBeGreaterThan(1_000);
});

test('a code for a deposit asks for its amount, which is looked at again when another one came', async () => {
  const code = await makePersonal(world, member, { deposit: '300', amount: '20' });
  expect((await redeem(world, member.token, code)).body.error).toBe(errorCodes.COUPON_NEEDS_DEPOSIT);
  const small = await order({ coupon_code: code }, member, 200);
  expect(small.body.error).toBe(errorCodes.COUPON_NEEDS_DEPOSIT);
  const made = await order({ coupon_code: code }, member, 300);
  const [deposit = '', event] = [made.body.data?.ref, 'another-amount'];
  await sendEvent(world, { ref: deposit, amount: 200, event_id: event });
  const options = { event, deposit };
  await runOps(world.services, { command: 'payment match', options, who: 'nok', why: 'a test', yes: true });
  expect(await balanceOf(world, member.token)).toBe(200);
  expect((await history())?.deposits).toMatchObject([{ why: 'ยอดที่เงินเข้าไม่ถึงยอดฝากขั้นต่ำของคูปอง' }]);
});

test('a batch that ends while its code is held still brings its prize; one that is void brings none', async () => {
  const [short, gone] = [
    await makePersonal(world, member, { until: '2025-06-15T19:05', amount: '20' }),
    await makePersonal(world, member, { batch: 'gone' }),
  ];
  const [first, second] = [await order({ coupon_code: short }), await order({ coupon_code: gone })];
  world.clock.set('2025-06-15T19:10:00+07:00');
  await voidBatch('gone');
  await pay(first.body.data?.ref);
  await pay(second.body.data?.ref);
  expect(await balanceOf(world, member.token)).toBe(1_020);
  expect((await history())?.deposits).toMatchObject([{ why: 'สิทธิ์เต็มหรือคูปองปิดแล้วตอนที่เงินเข้า' }]);
});

test('a promotion and a coupon begin with one deposit', async () => {
  const code = await makePersonal(world, member, { amount: '20' });
  const made = await order({ coupon_code: code, promotion_id: 2 });
  await pay(made.body.data?.ref);
  expect(await balanceOf(world, member.token)).toBe(520);
  const { body } = await world.call('GET /api/promotion/mine', {}, member.token);
  expect(body.data?.running).toMatchObject({ promotion_id: 'daily' });
});

test('a single code of a batch is held once', async () => {
  const [code = ''] = await makeCoupons(world, {
    ...{ batch: 'one', kind: 'single', uses: '', count: '1', prize: 'bonus', stake: '20000', amount: '20' },
  });
  const other = await buildMember(world);
  const made = await order({ coupon_code: code });
  expect((await order({ coupon_code: code }, other)).body.error).toBe(errorCodes.COUPON_REFUSED);
  await pay(made.body.data?.ref);
  expect((await history())?.rows).toMatchObject([{ bonus: { target: 20_000, status: 'running' } }]);
});

test('a deposit that the provider cancels lets go of its code at once', async () => {
  const code = await makePersonal(world, member);
  const made = await order({ coupon_code: code });
  await sendEvent(world, { ref: made.body.data?.ref ?? '', amount: 500, type: 'payment.cancelled' });
  expect((await redeem(world, member.token, code)).body.error).toBe(0);
});

test('money that comes to a member who is excluded by then is credited without the prize', async () => {
  const code = await makePersonal(world, member, { amount: '20' });
  const made = await order({ coupon_code: code });
  const asked = { length: 'day', password: TEST_PASSWORD } as const;
  await world.call('POST /api/member/protection/bar', asked, member.token);
  await pay(made.body.data?.ref);
  const [hold] = await world.db.orm.select().from(couponHold).where(eq(couponHold.memberId, member.memberId));
  expect(hold?.outcome).toBe('excluded');
});

test('who holds codes and never pays is slowed, so that a budget is not kept from others', async () => {
  const code = await makePersonal(world, member);
  const statuses = [];
  for (let times = 0; times < 13; times += 1) {
    const { status, body } = await order({ coupon_code: code });
    statuses.push(status);
    await world.call('POST /api/member/payment/cancel', { ref: body.data?.ref ?? 'NOTHING00' }, member.token);
  }
  expect(statuses).toEqual([...Array(12).fill(200), 429]);
  expect((await order({})).body.error).toBe(0);
});

test('two devices that name one code at once make one deposit with it', async () => {
  const code = await makePersonal(world, member);
  const token = await openSession(world, member.memberId);
  const answers = await Promise.all([
    order({ coupon_code: code }),
    order({ coupon_code: code }, { ...member, token }),
  ]);
  expect(answers.map(({ body }) => body.error).sort()).toEqual([0, errorCodes.COUPON_HELD]);
});
