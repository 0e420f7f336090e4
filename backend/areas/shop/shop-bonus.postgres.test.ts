import { afterAll, afterEach, expect, test } from 'vitest';
import { shopBonuses } from '#backend/areas/shop/bonuses/shop-bonuses.ts';
import { atOnce } from '#backend/testing/at-once.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openPlayer } from '#backend/testing/promotion/promotions.ts';
import { redeemReward } from '#backend/testing/shop/shop.ts';
import { grantPoints } from '#backend/testing/wheel.ts';
import { errorCodes } from '#contract/error-codes.ts';

const world = await openGameWorld([], { connections: 16 });
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const RUNNING = errorCodes.SHOP_BONUS_RUNNING;

test('of 64 presses for two bonuses one runs, and eight processes pay it once', async () => {
  const member = await buildMember(world, { balance: 1_000 });
  await grantPoints(world, member.memberId, 100_000);
  const { token } = member;
  const answers = await atOnce((at) =>
    redeemReward(world, token, { reward_id: at % 2 ? 'bonus-20' : 'bonus-50' }),
  );
  const won = answers.filter(({ error }) => error === 0);
  expect(won).toHaveLength(1);
  for (const { error } of answers) expect([0, RUNNING]).toContain(error);
  const { amount = 0, points = 0 } = won[0]?.data?.order ?? {};
  const list = (await world.call('GET /api/redemption/list', {}, token)).body.data;
  expect(list?.point).toBe(100_000 - points);
  const { play } = await openPlayer(world, member);
  await play(500);
  const ended = await Promise.all(Array.from({ length: 8 }, () => shopBonuses.settle(world.services)));
  expect(ended.reduce((sum, one) => sum + one, 0)).toBe(1);
  expect(await balanceOf(world, token)).toBe(1_000 + amount);
});

test('of a bonus of a coupon and presses for one of the shop at once one runs', async () => {
  const member = await buildMember(world, { balance: 1_000 });
  await grantPoints(world, member.memberId, 5_000);
  const bonus = { prize: 'bonus', amount: '5', stake: '500', 'stake-days': '3' };
  const code = await makePersonal(world, member, bonus);
  const key = world.services.random.uuid();
  const answers = await Promise.all([
    redeem(world, member.token, code, key).then(({ body }) => body.error),
    ...Array.from({ length: 8 }, () =>
      redeemReward(world, member.token, { reward_id: 'bonus-20' }).then(({ error }) => error),
    ),
  ]);
  expect(answers.filter((error) => error === 0)).toHaveLength(1);
  const [coupon, ...ofShop] = answers;
  expect([0, errorCodes.COUPON_BONUS_RUNNING]).toContain(coupon);
  for (const error of ofShop) expect([0, RUNNING]).toContain(error);
});
