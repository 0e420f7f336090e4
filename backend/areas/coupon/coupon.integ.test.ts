import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { makeCoupons, makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { publish } from '#backend/testing/lotto/draws.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { COUPON_REFUSED_MESSAGE } from '#contract/coupon-refusal.ts';
import { errorCodes } from '#contract/error-codes.ts';

const LATER = '2025-06-16T18:00:00+07:00';
const refused = { error: errorCodes.COUPON_REFUSED, message: COUPON_REFUSED_MESSAGE };
let world: World;
let member: BuiltMember;
let token: string;

beforeEach(async () => {
  world = await openWorld();
  member = await buildMember(world, { balance: 5_000 });
  token = member.token;
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const uuid = () => world.services.random.uuid();
const history = async (own = token) =>
  (await world.call('GET /api/member/coupon/history', {}, own)).body.data?.rows ?? [];

/** A stake at risk of so many baht that has its result. */
async function play(amount: number): Promise<void> {
  await placeBill(world, token, [{ type: 'top_2', number: '12', amount }]);
  world.clock.set(LATER);
  await publish(world);
  token = await openSession(world, member.memberId);
}

test('no session and bad input', async () => {
  const asked = { code: 'ABCD-EFGH-JKMN', idempotency_key: uuid() };
  expect((await world.call('POST /api/member/coupon/redeem', asked)).status).toBe(401);
  for (const wrong of [{ code: 'x'.repeat(81) }, { idempotency_key: 'short' }, { code: 7 }])
    expect(
      (
        await world.send(
          'POST /api/member/coupon/redeem',
          { ...asked, ...wrong },
          { authorization: `Bearer ${token}` },
        )
      ).status,
    ).toBe(422);
});

test('a shared code says what is missing, brings its money once the stake has its result, and once to each member', async () => {
  const [code = ''] = await makeCoupons(world, { code: 'SONGKRAN' });
  expect(await redeem(world, token, code)).toMatchObject({
    body: { error: errorCodes.COUPON_NEEDS_PLAY, data: { staked: 0, needed: 1_000, days: 7 } },
  });
  await play(1_000);
  const before = await balanceOf(world, token);
  const key = uuid();
  for (const typed of ['s o n g k r a n', 'S0NG-KRAN'])
    expect((await redeem(world, token, typed, key)).body).toMatchObject({
      error: 0,
      data: { tail: 'KRAN', title: 'คูปองหน้าร้อน', prize: { kind: 'credit', amount: 1 }, until: null },
    });
  expect((await redeem(world, token, 'WINTERWORD', key)).body.error).toBe(errorCodes.DUPLICATE_REQUEST);
  expect((await redeem(world, token, code)).body).toMatchObject(refused);
  expect(await balanceOf(world, token)).toBe((before ?? 0) + 1);
  expect(await history()).toMatchObject([{ tail: 'KRAN', prize: { amount: 1 } }]);
});

test('what is unknown, used up, of somebody else, over, not begun, void or no code at all says one thing', async () => {
  const other = await buildMember(world);
  const theirs = await makePersonal(world, other, { prize: 'credit', amount: '20' });
  const own = await makePersonal(world, member, { prize: 'credit', amount: '20' });
  const early = await makePersonal(world, member, { from: '2025-06-20' });
  const over = await makePersonal(world, member, { until: '2025-06-15T19:30' });
  const voided = await makePersonal(world, member, { batch: 'gone' });
  const order = {
    command: 'coupon void',
    options: { batch: 'gone' },
    who: 'nok',
    why: 'a mistake',
    yes: true,
  };
  expect((await runOps(world.services, order)).code).toBe(0);
  expect((await redeem(world, token, own)).body.error).toBe(0);
  world.clock.set('2025-06-15T19:30:00+07:00');
  for (const code of ['ABCD-EFGH-JKMN', theirs, own, early, over, voided, 'ไม่ใช่โค้ด'])
    expect((await redeem(world, token, code)).body).toEqual({ ...refused });
  expect(await history()).toHaveLength(1);
  expect((await redeem(world, other.token, theirs)).body.error).toBe(0);
  expect(await history(other.token)).toHaveLength(1);
});

test('points and spins of a gift are there until their end', async () => {
  const points = await makePersonal(world, member, { prize: 'point', amount: '40', 'valid-days': '7' });
  const spins = await makePersonal(world, member, { prize: 'spin', amount: '2', 'valid-days': '3' });
  expect((await redeem(world, token, points)).body.data).toMatchObject({
    prize: { kind: 'point', amount: 40 },
    until: '2025-06-22T12:00:00.000Z',
  });
  expect((await redeem(world, token, spins)).body.data).toMatchObject({
    prize: { kind: 'spin', amount: 2 },
    until: '2025-06-18T12:00:00.000Z',
  });
  expect((await world.call('POST /api/member/points', {}, token)).body.data).toMatchObject({ point: 40 });
  const rows = (await world.call('GET /api/member/points/history', {}, token)).body.data?.rows;
  expect(rows).toMatchObject([{ reason: 'coupon', points: 40 }]);
});

test('guessing is slowed, and a code that works is not a guess', async () => {
  const codes = await Promise.all([1, 2].map(() => makePersonal(world, member)));
  for (let tries = 0; tries < 8; tries += 1) {
    expect((await redeem(world, token, `GUESSWORD${tries}`)).body.error).toBe(errorCodes.COUPON_REFUSED);
    if (tries === 3) expect((await redeem(world, token, codes[0] ?? '')).body.error).toBe(0);
  }
  const waiting = (await redeem(world, token, codes[1] ?? '')).body;
  expect(waiting).toMatchObject({
    error: errorCodes.COUPON_WAIT,
    data: { until: '2025-06-15T12:07:30.000Z' },
  });
  expect(waiting.message).toContain('19:08 น.');
  // Another member has tries of their own.
  const other = await buildMember(world);
  expect((await redeem(world, other.token, 'GUESSWORD')).body.error).toBe(errorCodes.COUPON_REFUSED);
  world.clock.set('2025-06-15T19:07:30+07:00');
  expect((await redeem(world, token, codes[1] ?? '')).body.error).toBe(0);
});

test('who is excluded redeems nothing, and the code stays', async () => {
  const code = await makePersonal(world, member);
  const { memberId } = member;
  const asked = { length: 'day', password: TEST_PASSWORD } as const;
  expect((await world.call('POST /api/member/protection/bar', asked, token)).body.error).toBe(0);
  token = await openSession(world, memberId);
  expect((await redeem(world, token, code)).body.error).toBe(errorCodes.TIMED_OUT);
  expect(await history()).toEqual([]);
  world.clock.set('2025-06-16T19:00:00+07:00');
  token = await openSession(world, memberId);
  expect((await redeem(world, token, code)).body.error).toBe(0);
});

test('what fails in the middle takes nothing, and the same press brings the prize afterwards', async () => {
  const code = await makePersonal(world, member, { prize: 'point', amount: '40', 'valid-days': '7' });
  const asked = { code, idempotency_key: uuid() };
  const broken = await openWorld({
    db: world.db,
    ports: { givePoints: () => Promise.reject(new Error('The process ends')) },
  });
  const ended = await broken.call('POST /api/member/coupon/redeem', asked, token);
  expect(ended.status).toBe(500);
  expect(await history()).toEqual([]);
  const again = await world.call('POST /api/member/coupon/redeem', asked, token);
  expect(again.body).toMatchObject({ error: 0, data: { prize: { amount: 40 } } });
});

test('the history goes on after a row, and answers nothing of a stranger', async () => {
  for (let count = 0; count < 21; count += 1) {
    const code = await makePersonal(world, member, { batch: `gift-${count}`, title: `ของขวัญ ${count}` });
    expect((await redeem(world, token, code)).body.error).toBe(0);
  }
  const first = (await world.call('GET /api/member/coupon/history', {}, token)).body.data;
  expect(first?.rows).toHaveLength(20);
  const before = first?.before ?? '';
  const rest = (await world.call('GET /api/member/coupon/history', { before }, token)).body.data;
  expect(rest).toMatchObject({ rows: [{ title: 'ของขวัญ 0' }], before: null });
  const { token: stranger } = await buildMember(world);
  expect((await world.call('GET /api/member/coupon/history', { before }, stranger)).body.data).toEqual({
    rows: [],
    before: null,
    deposits: [],
  });
});
