import { afterAll, afterEach, expect, test } from 'vitest';
import { closeCashbackDays } from '#backend/areas/cashback/close/close-days.ts';
import { couponBonuses } from '#backend/areas/coupon/coupon-bonuses.ts';
import { settlePromotions } from '#backend/areas/promotion/settle-promotions.ts';
import { shopBonuses } from '#backend/areas/shop/bonuses/shop-bonuses.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { followAll, inviteMember } from '#backend/testing/affiliate/invitations.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { makeCoupons, makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { openGameWorld } from '#backend/testing/games/game-world.ts';
import {
  type BuiltMember,
  buildMember,
  openSession,
  payIn,
  TEST_PASSWORD,
} from '#backend/testing/members.ts';
import { claim, openPlayer } from '#backend/testing/promotion/promotions.ts';
import { redeemReward } from '#backend/testing/shop/shop.ts';
import { grantPoints, grantSpins } from '#backend/testing/wheel.ts';
import { makeDice } from '#tests/dice.ts';

const [YESTERDAY, TODAY] = ['2025-06-15', '2025-06-16'];
// What is raced here begins after the password: looking at one takes longer than all else.
const world = await openGameWorld([], { connections: 16, ports: { askPassword: async () => {} } });
const { call, services } = world;
afterEach(() => expectCleanAudit(world));
afterAll(() => world[Symbol.asyncDispose]());

const findLeft: Statement = {
  name: 'test_what_is_left',
  text: `
    SELECT member.status, main.balance AS main, coalesce(bonus.balance, 0) AS bonus,
      (SELECT count(*)::int FROM play_goal WHERE member_id = member.id AND ended_at IS NULL) AS goals,
      ARRAY(
        SELECT entry.kind FROM ledger_entry entry WHERE entry.account_id = main.id
          AND entry.kind IN ('cashback_loss', 'cashback_turnover', 'coupon_credit', 'coupon_bonus', 'affiliate_redeem', 'promotion_bonus')
        GROUP BY entry.kind HAVING count(*) > 1
      ) AS twice
    FROM member JOIN ledger_account main ON main.member_id = member.id AND main.kind = 'main'
    LEFT JOIN ledger_account bonus ON bonus.member_id = member.id AND bonus.kind = 'wallet.bonus'
    WHERE member.id = $1::uuid`,
};

/** Members with something of everything to take: rebates of yesterday, prizes of today, a deposit, codes, points, spins and commission. */
async function buildMembers(count: number): Promise<BuiltMember[]> {
  world.clock.set(`${YESTERDAY}T23:00:00+07:00`);
  const built: BuiltMember[] = [];
  for (let one = 0; one < count; one += 1) {
    const member = await buildMember(world, { balance: 20_000 });
    const friend = await buildMember(world, { balance: 15_000 });
    await inviteMember(world, member, friend);
    const theirs = await openPlayer(world, friend);
    for (let played = 0; played < 11_000; played += 1_000) await theirs.play(1_000);
    const { play } = await openPlayer(world, member);
    for (let played = 0; played < 3_000; played += 1_000) await play(1_000, 500);
    built.push(member);
  }
  await followAll(world);
  world.clock.set(`${TODAY}T00:10:00+07:00`);
  await closeCashbackDays(services);
  const members: BuiltMember[] = [];
  for (const member of built) {
    members.push({ ...member, token: await openSession(world, member.memberId) });
    await payIn(services, member.memberId, 1_000_00n);
    await grantPoints(world, member.memberId, 3_000);
    await grantSpins(world, member.memberId, 2);
  }
  return members;
}

type Act = () => Promise<unknown>;

/** What one tab asks for, with keys of its own. */
async function openTabs(member: BuiltMember, shared: string, tabs: number): Promise<Act[]> {
  const { token } = member;
  const { play, correct } = await openPlayer(world, member);
  await play(1_000, 1_500);
  const own = await makePersonal(world, member, {
    prize: 'bonus',
    amount: '5',
    stake: '500',
    'stake-days': '3',
  });
  const uuid = () => services.random.uuid();
  const tab = (): Act[] => [
    () => claim(world, token, 'daily'),
    () => call('POST /api/cashback/loss/claim', { day: YESTERDAY }, token),
    () => call('POST /api/cashback/turnover/claim', { day: YESTERDAY }, token),
    () => call('POST /api/quest/redeem', { quest_id: 'stake-day', period: TODAY }, token),
    () => call('POST /api/quest/check_in', { day: TODAY }, token),
    () => redeem(world, token, shared),
    () => redeem(world, token, own),
    () => redeemReward(world, token),
    () => redeemReward(world, token, { reward_id: 'bonus-20' }),
    () => call('POST /api/wheel/spin_v2', { spin_token: uuid(), version: 1, pay: 'free' }, token),
    () => call('POST /api/affiliate/redeem', { idempotency_key: uuid() }, token),
    () => play(100, 50),
    () =>
      call(
        'POST /api/member/withdraw/create',
        { amount: 100, password: TEST_PASSWORD, idempotency_key: uuid() },
        token,
      ),
  ];
  return [() => correct(1_200), ...Array.from({ length: tabs }, tab).flat()];
}

const jobs: readonly Act[] = [
  () => settlePromotions(services),
  () => couponBonuses.settle(services),
  () => shopBonuses.settle(services),
  () => closeCashbackDays(services),
  () => followAll(world),
];

const leaving = {
  closed: ({ token }: BuiltMember) =>
    call('POST /api/member/account/close', { password: TEST_PASSWORD }, token),
  excluded: ({ token }: BuiltMember) =>
    call('POST /api/member/protection/bar', { length: 'six_months', password: TEST_PASSWORD }, token),
} as const;

test('all that is given, taken in three tabs at once while accounts are closed and excluded, comes once and ends with them', async () => {
  const dice = makeDice(20_250_616);
  const members = await buildMembers(6);
  const [shared = ''] = await makeCoupons(world, { amount: '0.10' });
  const isExcluded = (at: number) => at % 2 === 1;
  const acts: Act[] = [...jobs];
  for (const [at, member] of members.entries()) {
    const leave = leaving[isExcluded(at) ? 'excluded' : 'closed'];
    acts.push(
      ...(await openTabs(member, shared, 3)),
      () => leave(member),
      () => leave(member),
    );
  }
  const mixed = acts
    .map((act) => ({ act, place: dice.below(1_000_000) }))
    .toSorted((one, other) => one.place - other.place);
  const answers = await Promise.all(mixed.map(({ act }) => act()));
  expect(answers.filter((answer) => Number(Object(answer).status) >= 500)).toEqual([]);
  for (const job of jobs) await job();
  for (const [at, { memberId }] of members.entries()) {
    const [left] = await world.db.query<{ readonly status: string }>(findLeft, [memberId]);
    expect(left).toMatchObject({ twice: [] });
    if (left?.status === 'closed') expect(left).toMatchObject({ main: 0n, bonus: 0n, goals: 0 });
    if (isExcluded(at)) expect(left).toMatchObject({ bonus: 0n, goals: 0 });
  }
});
