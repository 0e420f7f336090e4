import { afterAll, beforeEach, expect, test } from 'vitest';
import { followAll, inviteMember, summaryOf } from '#backend/testing/affiliate/invitations.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { makeCoupons, redeem } from '#backend/testing/coupon/coupons.ts';
import { changeAcme, openGameWorld } from '#backend/testing/games/game-world.ts';
import { type BuiltMember, buildMember, payIn, TEST_PASSWORD } from '#backend/testing/members.ts';
import { openPoll } from '#backend/testing/poll/polls.ts';
import { claim, openPlayer } from '#backend/testing/promotion/promotions.ts';
import { EVENING } from '#backend/testing/world.ts';
import { otherGameCategories } from '#rules/games/lobbies.ts';

const world = await openGameWorld([]);
let member: BuiltMember;

const setCategory = (category: (typeof otherGameCategories)[number] | 'slot') =>
  changeAcme(world, { category });

beforeEach(async () => {
  world.clock.set(EVENING);
  await setCategory('slot');
  member = await buildMember(world);
});
afterAll(() => closeAudited(world));

const mine = async () => (await world.call('GET /api/promotion/mine', {}, member.token)).body.data;
const quests = async () => (await world.call('GET /api/quest/list', {}, member.token)).body.data;
const today = async () =>
  (await world.call('GET /api/cashback/today', {}, member.token)).body.data?.turnover.staked;

test.each(otherGameCategories)(
  'a stake in %s, which may keep next to nothing, fills a promotion by half and counts for nothing else that gives',
  async (category) => {
    const inviter = await buildMember(world);
    await inviteMember(world, inviter, member);
    await payIn(world.services, member.memberId, 5_000_00n);
    expect((await claim(world, member.token, 'daily')).body.error).toBe(0);
    await setCategory(category);
    const { play } = await openPlayer(world, member);
    for (let round = 0; round < 20; round += 1) await play(200);
    expect((await mine())?.running).toMatchObject({ played: 2_000 });
    for (const { conditions } of (await quests())?.quests ?? [])
      for (const { fact, done } of conditions) if (fact === 'stake' || fact === 'bets') expect(done).toBe(0);
    expect((await quests())?.check_in).toMatchObject({ staked: 0 });
    expect(await today()).toBe(0);
    await followAll(world);
    expect(await summaryOf(world, inviter.token)).toMatchObject({ balance: 0 });
    // What was deposited is played all the same, so it can be taken out again.
    const info = (await world.call('GET /api/member/withdraw/info', {}, member.token)).body.data;
    expect(info).toMatchObject({ turnover_of: 'wager', turnover_left: 31_200 - 2_000 });

    await setCategory('slot');
    for (let round = 0; round < 20; round += 1) await play(200);
    expect((await mine())?.running).toMatchObject({ played: 6_000 });
    expect((await quests())?.check_in).toMatchObject({ staked: 4_000 });
    expect(await today()).toBe(4_000);
    await followAll(world);
    expect(await summaryOf(world, inviter.token)).toMatchObject({ balance: 8 });
  },
);

test('nor does it open a coupon or bring answers of a poll', async () => {
  await payIn(world.services, member.memberId, 5_000_00n);
  const [code = ''] = await makeCoupons(world, { code: 'BACCARAT' });
  await openPoll(world);
  const quota = async () =>
    (await world.call('GET /api/poll/quota/get', { poll_id: 7 }, member.token)).body.data;
  await setCategory('casino');
  const { play } = await openPlayer(world, member);
  for (let round = 0; round < 2; round += 1) await play(1_000);
  world.clock.set('2025-06-15T19:05:00+07:00');
  expect((await redeem(world, member.token, code)).body).toMatchObject({ error: 4902, data: { staked: 0 } });
  expect(await quota()).toMatchObject({ allowed: 0, counted: 0 });
  await setCategory('slot');
  await play(1_000);
  world.clock.set('2025-06-15T19:10:00+07:00');
  expect((await redeem(world, member.token, code)).body.error).toBe(0);
  expect(await quota()).toMatchObject({ allowed: 1, counted: 1_000 });
});

test('turn by credit is reached by slot machines alone, and the money can be taken out once it is given up', async () => {
  await payIn(world.services, member.memberId, 100_00n);
  const { body } = await claim(world, member.token, 'credit');
  await setCategory('casino');
  const { play } = await openPlayer(world, member);
  await play(100, 900);
  expect((await mine())?.running).toMatchObject({ played: 100 });
  await world.call('POST /api/promotion/cancel', { claim_id: body.data?.id ?? '' }, member.token);
  expect((await mine())?.ended).toMatchObject([{ status: 'cancelled' }]);
  const order = { amount: 900, password: TEST_PASSWORD, idempotency_key: world.services.random.uuid() };
  expect((await world.call('POST /api/member/withdraw/create', order, member.token)).body.error).toBe(0);
});
