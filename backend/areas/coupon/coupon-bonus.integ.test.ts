import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { couponBonuses } from '#backend/areas/coupon/coupon-bonuses.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { askForCoupons, makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { openPlayer } from '#backend/testing/promotion/promotions.ts';
import { EVENING } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

const END = '2025-06-18T12:00:00.000Z';
const world = await openGameWorld([]);
let member: BuiltMember;

beforeEach(async () => {
  world.clock.set(EVENING);
  member = await buildMember(world, { balance: 2_000 });
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const bonus = { prize: 'bonus', amount: '20', stake: '500', 'stake-days': '3' };
const take = async () => redeem(world, member.token, await makePersonal(world, member, bonus));
const rows = async (token = member.token) =>
  (await world.call('GET /api/member/coupon/history', {}, token)).body.data?.rows ?? [];
const settle = () => couponBonuses.settle(world.services);

test('a bonus comes once it is played, one at a time, and holds no withdrawal back', async () => {
  const until = END;
  expect((await take()).body.data).toMatchObject({
    until,
    bonus: { target: 500, played: 0, status: 'running' },
  });
  const second = await makePersonal(world, member, bonus);
  expect((await redeem(world, member.token, second)).body).toMatchObject({
    error: errorCodes.COUPON_BONUS_RUNNING,
    data: { until },
  });
  await placeBill(world, member.token, [{ type: 'top_2', number: '12', amount: 100 }]);
  const { play } = await openPlayer(world, member);
  await play(499);
  expect(await settle()).toBe(0);
  expect((await rows())[0]?.bonus).toMatchObject({ played: 499, status: 'running' });
  const asked = { amount: 100, password: TEST_PASSWORD, idempotency_key: world.services.random.uuid() };
  expect((await world.call('POST /api/member/withdraw/create', asked, member.token)).body.error).toBe(0);
  await play(1);
  const before = await balanceOf(world, member.token);
  expect(await settle()).toBe(1);
  expect(await settle()).toBe(0);
  expect(await balanceOf(world, member.token)).toBe((before ?? 0) + 20);
  expect((await rows())[0]?.bonus).toMatchObject({ played: 500, status: 'done' });
  expect((await redeem(world, member.token, second)).body.error).toBe(0);
});

test('what is played before it or after its end brings nothing', async () => {
  const { play } = await openPlayer(world, member);
  await play(600);
  world.clock.set('2025-06-15T19:00:01+07:00');
  await take();
  await settle();
  expect((await rows())[0]?.bonus).toMatchObject({ played: 0, status: 'running' });
  world.clock.set('2025-06-18T19:00:01.001+07:00');
  const token = await openSession(world, member.memberId);
  const later = await openPlayer(world, { ...member, token });
  await later.play(600);
  await settle();
  expect((await rows(token))[0]?.bonus).toMatchObject({ played: 0, status: 'expired' });
});

test('who is excluded gets no bonus any more', async () => {
  await take();
  const { play } = await openPlayer(world, member);
  await play(500);
  const asked = { length: 'day', password: TEST_PASSWORD } as const;
  await world.call('POST /api/member/protection/bar', asked, member.token);
  await settle();
  const token = await openSession(world, member.memberId);
  expect((await rows(token))[0]?.bonus).toMatchObject({ status: 'excluded' });
});

test('a bonus for anybody, or for somebody, asks for something that is played', async () => {
  expect((await askForCoupons(world, { ...bonus, amount: '1' })).code).toBe(1);
  expect((await askForCoupons(world, { ...bonus, amount: '0.50' })).code).toBe(0);
  await expect(makePersonal(world, member, { ...bonus, stake: '', 'stake-days': '' })).rejects.toThrow(
    '--stake',
  );
});
