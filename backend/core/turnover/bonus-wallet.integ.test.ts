import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { couponBonuses } from '#backend/areas/coupon/coupon-bonuses.ts';
import { settlePromotions } from '#backend/areas/promotion/settle-promotions.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import { houseBalance } from '#backend/testing/house-balance.ts';
import { balanceOf, placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import {
  type BuiltMember,
  buildMember,
  openSession,
  payIn,
  TEST_PASSWORD,
} from '#backend/testing/members.ts';
import { claim, openPlayer } from '#backend/testing/promotion/promotions.ts';
import { EVENING } from '#backend/testing/world.ts';

const DAY_MS = 86_400_000;
const world = await openGameWorld([]);
let member: BuiltMember;
let before: bigint;

beforeEach(async () => {
  world.clock.set(EVENING);
  member = await buildMember(world);
  await payIn(world.services, member.memberId, 200_00n);
  before = await houseBalance(world, 'house.promotion');
});
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const take = async () => (await claim(world, member.token, 'daily')).body.data?.id ?? '';
const given = async () => before - (await houseBalance(world, 'house.promotion'));
const later = async (ms: number) => {
  world.clock.set(new Date(Date.parse(EVENING) + ms).toISOString());
  member = { ...member, token: await openSession(world, member.memberId) };
};
/** Movements of the bonus wallet, the oldest first, and what it holds. */
async function bonusWallet() {
  const asked = { wallet: 'wallet.bonus' } as const;
  const { body } = await world.call('GET /api/member/statement', asked, member.token);
  const own = body.data?.summary?.wallets.find(({ wallet }) => wallet === 'wallet.bonus');
  return { balance: own?.balance, moved: body.data?.rows.map(({ amount }) => amount).toReversed() };
}

test('a bonus that is accepted stands in a wallet of its own, beside the balance and not in it', async () => {
  expect(await bonusWallet()).toEqual({ balance: undefined, moved: [] });
  await take();
  expect(await bonusWallet()).toEqual({ balance: 20, moved: [20] });
  expect(await balanceOf(world, member.token)).toBe(200);
  expect(await given()).toBe(20_00n);
  const { body } = await world.call('POST /api/member/wallets', {}, member.token);
  expect(body.data?.map(({ wallet_type_id }) => wallet_type_id)).toEqual([1]);
  const main = await world.call('GET /api/member/statement', {}, member.token);
  expect(main.body.data?.summary?.session.net).toBe(0);
});

test('no bet and no withdrawal takes from it', async () => {
  await take();
  const { bet } = await openPlayer(world, member);
  expect((await bet(200)).body.error).toBe(0);
  expect((await bet(1)).body.error).not.toBe(0);
  const bill = await world.call(
    'POST /api/lotto/bill/create',
    {
      round_id: ROUND,
      lines: [{ type: 'top_2', number: '12', amount: 1 }],
      idempotency_key: 'a-bill-of-mine',
    },
    member.token,
  );
  expect(bill.body.error).not.toBe(0);
  expect(await bonusWallet()).toEqual({ balance: 20, moved: [20] });
});

test('played, it moves into the main wallet once', async () => {
  await take();
  const { play } = await openPlayer(world, member);
  for (let played = 0; played < 1_400; played += 200) await play(200);
  await settlePromotions(world.services);
  await settlePromotions(world.services);
  expect(await bonusWallet()).toEqual({ balance: 0, moved: [20, -20] });
  expect(await balanceOf(world, member.token)).toBe(220);
  expect(await given()).toBe(20_00n);
});

test.each([
  [
    'cancelled',
    async (id: string) =>
      void (await world.call('POST /api/promotion/cancel', { claim_id: id }, member.token)),
  ],
  ['expired', async () => later(7 * DAY_MS)],
  [
    'excluded',
    async () => {
      const asked = { length: 'day', password: TEST_PASSWORD } as const;
      await world.call('POST /api/member/protection/bar', asked, member.token);
      await later(60_000);
    },
  ],
])('%s, it goes back to the house and the main wallet stays', async (_, end) => {
  await end(await take());
  await settlePromotions(world.services);
  expect(await bonusWallet()).toEqual({ balance: 0, moved: [20, -20] });
  expect(await balanceOf(world, member.token)).toBe(200);
});

test('a promise stands against closing no account, and ends with it', async () => {
  await take();
  const closed = await world.call(
    'POST /api/member/account/close',
    { password: TEST_PASSWORD },
    member.token,
  );
  expect(closed.body).toMatchObject({ error: 0, data: { paid_out: 200 } });
  await settlePromotions(world.services);
  expect(await given()).toBe(0n);
});

test('the second promotion goes into the same wallet', async () => {
  const id = await take();
  await world.call('POST /api/promotion/cancel', { claim_id: id }, member.token);
  await payIn(world.services, member.memberId, 200_00n);
  await claim(world, member.token, 'evening');
  expect(await bonusWallet()).toEqual({ balance: 30, moved: [20, -20, 30] });
  await placeBill(world, member.token, [{ type: 'top_2', number: '12', amount: 100 }]);
  expect(await bonusWallet()).toMatchObject({ balance: 30 });
});

test('a bonus of a coupon stands in it too, and goes back when its time is over', async () => {
  await take();
  const bonus = { prize: 'bonus', amount: '5', stake: '500', 'stake-days': '3' };
  await redeem(world, member.token, await makePersonal(world, member, bonus));
  expect(await bonusWallet()).toEqual({ balance: 25, moved: [20, 5] });
  await later(4 * DAY_MS);
  await couponBonuses.settle(world.services);
  expect(await bonusWallet()).toEqual({ balance: 20, moved: [20, 5, -5] });
});
