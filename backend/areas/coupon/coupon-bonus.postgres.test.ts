import { afterAll, afterEach, expect, test } from 'vitest';
import { couponBonuses } from '#backend/areas/coupon/coupon-bonuses.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openPlayer } from '#backend/testing/promotion/promotions.ts';
import { errorCodes } from '#contract/error-codes.ts';

const world = await openGameWorld([]);
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const bonus = { prize: 'bonus', amount: '20', stake: '500', 'stake-days': '3' };

test('of 64 tries with two bonuses one runs, and eight processes pay it once', async () => {
  const member = await buildMember(world, { balance: 1_000 });
  const { token } = member;
  const codes = [await makePersonal(world, member, bonus), await makePersonal(world, member, bonus)];
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, at) => redeem(world, token, codes[at % 2] ?? '')),
  );
  expect(answers.filter(({ body }) => body.error === 0)).toHaveLength(1);
  const { COUPON_BONUS_RUNNING, COUPON_REFUSED, COUPON_WAIT } = errorCodes;
  for (const { body } of answers)
    expect([0, COUPON_BONUS_RUNNING, COUPON_REFUSED, COUPON_WAIT]).toContain(body.error);
  const { play } = await openPlayer(world, member);
  await play(500);
  await Promise.all(Array.from({ length: 8 }, () => couponBonuses.settle(world.services)));
  expect(await balanceOf(world, token)).toBe(1_020);
});
