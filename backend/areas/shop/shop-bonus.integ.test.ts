import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { shopBonuses } from '#backend/areas/shop/bonuses/shop-bonuses.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { balanceOf, placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession, TEST_PASSWORD } from '#backend/testing/members.ts';
import { openPlayer } from '#backend/testing/promotion/promotions.ts';
import { redeemReward, shopOps } from '#backend/testing/shop/shop.ts';
import { grantPoints } from '#backend/testing/wheel.ts';
import { EVENING } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

const END = '2025-06-22T12:00:00.000Z';
const DAY_MS = 86_400_000;
const world = await openGameWorld([]);
let member: BuiltMember;
let before: bigint;

beforeEach(async () => {
  world.clock.set(EVENING);
  member = await buildMember(world, { balance: 2_000 });
  await grantPoints(world, member.memberId, 5_000);
  before = await houseBalance(world, 'house.shop');
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const take = (more = {}) => redeemReward(world, member.token, { reward_id: 'bonus-20', ...more });
const settle = () => shopBonuses.settle(world.services);
const given = async () => before - (await houseBalance(world, 'house.shop'));
const newest = async () =>
  (await world.call('GET /api/redemption/history', {}, member.token)).body.data?.rows[0];
const list = async () => (await world.call('GET /api/redemption/list', {}, member.token)).body.data;
const calc = async (reward_id = 'bonus-20') =>
  (await world.call('POST /api/redemption/calc', { reward_id, version: 1 }, member.token)).body;
const messages = async () => {
  const { data } = (await world.call('GET /api/member/inbox', {}, member.token)).body;
  return data?.rows.filter(({ kind }) => kind === 'bonus') ?? [];
};
const later = async (instant: string) => {
  world.clock.set(instant);
  member = { ...member, token: await openSession(world, member.memberId) };
};
async function bonusWallet() {
  const asked = { wallet: 'wallet.bonus' } as const;
  const { body } = await world.call('GET /api/member/statement', asked, member.token);
  return body.data?.rows.map(({ amount }) => amount).toReversed();
}

test('without a session, or with a body that is none, nothing is promised', async () => {
  const asked = { reward_id: 'bonus-20', version: 1, idempotency_key: 'a-key-of-mine' };
  expect((await world.call('POST /api/redemption/redeem', asked)).status).toBe(401);
  const bad = await world.send(
    'POST /api/redemption/redeem',
    { ...asked, version: 0 },
    {
      authorization: `Bearer ${member.token}`,
    },
  );
  expect(bad.status).toBe(422);
  expect(await given()).toBe(0n);
});

test('what is to be played and within how many days is said before it is redeemed', async () => {
  const found = (await list())?.rewards.filter(({ kind }) => kind === 'bonus');
  expect(found).toMatchObject([
    { reward_id: 'bonus-20', category: 'bonus', points: 400, amount: 20, target: 200, valid_days: 7 },
    { reward_id: 'bonus-50', category: 'bonus', points: 1_000, amount: 50, target: 500, valid_days: 7 },
  ]);
  expect((await calc()).data).toMatchObject({ point_after: 4_600, reward: { target: 200, valid_days: 7 } });
  expect((await calc('credit-20')).data?.reward.target).toBeNull();
});

test('one runs at a time, and the second costs nothing', async () => {
  const running = { error: errorCodes.SHOP_BONUS_RUNNING, data: { until: END } };
  expect((await take()).error).toBe(0);
  expect(await calc('bonus-50')).toMatchObject(running);
  expect(await take({ reward_id: 'bonus-50' })).toMatchObject(running);
  expect((await list())?.point).toBe(4_600);
  expect((await take({ reward_id: 'credit-5' })).error).toBe(0);
});

test('none is redeemed while one of a coupon runs, which the same stakes would fill', async () => {
  const bonus = { prize: 'bonus', amount: '20', stake: '500', 'stake-days': '3' };
  await redeem(world, member.token, await makePersonal(world, member, bonus));
  expect(await take()).toMatchObject({
    error: errorCodes.SHOP_BONUS_RUNNING,
    message: expect.stringContaining('คูปอง'),
    data: { until: '2025-06-18T12:00:00.000Z' },
  });
  expect((await list())?.point).toBe(5_000);
});

test('no coupon brings one while one of the shop runs', async () => {
  expect((await take()).error).toBe(0);
  const code = await makePersonal(world, member, {
    prize: 'bonus',
    amount: '20',
    stake: '500',
    'stake-days': '3',
  });
  const { body } = await redeem(world, member.token, code);
  expect(body).toMatchObject({
    error: errorCodes.COUPON_BONUS_RUNNING,
    message: expect.stringContaining('ร้านค้าแต้ม'),
    data: { until: END },
  });
});

test('it comes into the main wallet once so much is played in games, and holds no withdrawal back', async () => {
  const done = await take();
  expect(done.data).toMatchObject({
    point: 4_600,
    order: { amount: 20, until: END, bonus: { target: 200, played: 0, status: 'running' } },
  });
  expect(await bonusWallet()).toEqual([20]);
  expect(await balanceOf(world, member.token)).toBe(2_000);
  await placeBill(world, member.token, [{ type: 'top_2', number: '12', amount: 300 }]);
  const { play } = await openPlayer(world, member);
  await play(199);
  expect(await settle()).toBe(0);
  expect((await newest())?.bonus).toEqual({ target: 200, played: 199, status: 'running' });
  const asked = { amount: 100, password: TEST_PASSWORD, idempotency_key: world.services.random.uuid() };
  expect((await world.call('POST /api/member/withdraw/create', asked, member.token)).body.error).toBe(0);
  await play(1);
  const balance = (await balanceOf(world, member.token)) ?? 0;
  expect([await settle(), await settle()]).toEqual([1, 0]);
  expect(await balanceOf(world, member.token)).toBe(balance + 20);
  expect(await bonusWallet()).toEqual([20, -20]);
  expect(await given()).toBe(20_00n);
  expect((await newest())?.bonus).toEqual({ target: 200, played: 200, status: 'done' });
  expect(await messages()).toMatchObject([{ outcome: 'paid', amount: 20, name: 'shop' }]);
  expect((await take()).error).toBe(0);
});

test('a key redeems one, and answers it again while it runs', async () => {
  const key = { idempotency_key: 'one-key-for-a-bonus' };
  const [first, again] = [await take(key), await take(key)];
  expect(again.data?.order).toEqual(first.data?.order);
  expect(await bonusWallet()).toEqual([20]);
  expect((await list())?.point).toBe(4_600);
});

test('over, it goes back to the house; what was played before it or after its end counts for nothing', async () => {
  await (await openPlayer(world, member)).play(300);
  await later('2025-06-15T19:00:01+07:00');
  await take();
  await later('2025-06-22T19:00:01.001+07:00');
  await (await openPlayer(world, member)).play(300);
  await settle();
  expect((await newest())?.bonus).toMatchObject({ played: 0, status: 'expired' });
  expect(await bonusWallet()).toEqual([20, -20]);
  expect(await balanceOf(world, member.token)).toBe(2_000);
  expect(await messages()).toMatchObject([{ outcome: 'expired', amount: null, name: 'shop' }]);
});

test('who is excluded gets none any more', async () => {
  await take();
  await (await openPlayer(world, member)).play(200);
  const asked = { length: 'day', password: TEST_PASSWORD } as const;
  await world.call('POST /api/member/protection/bar', asked, member.token);
  await settle();
  await later(new Date(Date.parse(EVENING) + DAY_MS + 60_000).toISOString());
  expect((await newest())?.bonus).toMatchObject({ status: 'excluded' });
  expect(await given()).toBe(0n);
});

test('an operator puts bonuses in place that say what is to be played, at no less than their worth', async () => {
  const bonus = {
    ...{ id: 'bonus-5', category: 'bonus', art: 'coin', position: 9, kind: 'bonus', title: 'โบนัส 5 บาท' },
    ...{ detail: '', points: 100, amount: 500, valid_days: 3, target: 5_000, limit: null, stock: null },
  };
  const put = (more = {}) => shopOps(world, 'import', { file: JSON.stringify([{ ...bonus, ...more }]) });
  for (const [wrong, said] of [
    [{ points: 99 }, /100 is the least/],
    [{ target: undefined }, /have a target/],
    [{ valid_days: null }, /have valid_days/],
    [{ kind: 'credit', valid_days: null }, /have a target/],
  ] as const)
    expect(await put(wrong)).toMatchObject({ code: 1, lines: [expect.stringMatching(said)] });
  expect((await put()).code).toBe(0);
  expect((await put()).lines).toEqual(['bonus-5: as it was, version 1']);
  expect((await put({ target: 6_000 })).lines).toEqual(['bonus-5: version 2, 100 points']);
  await shopOps(world, 'switch', { reward: 'bonus-5', to: 'open' });
  expect((await take({ reward_id: 'bonus-5', version: 1 })).error).toBe(errorCodes.SHOP_CHANGED);
  const done = await take({ reward_id: 'bonus-5', version: 2 });
  expect(done.data?.order.bonus).toEqual({ target: 60, played: 0, status: 'running' });
});
