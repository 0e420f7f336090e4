import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeCashbackDays } from '#backend/areas/cashback/close/close-days.ts';
import { closeMembers } from '#backend/areas/cashback/close/close-members.ts';
import { cashbackClose, cashbackDay } from '#backend/areas/cashback/tables.ts';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { claimCashback, closeBefore } from '#backend/testing/cashback/cashback.ts';
import { correct, drawOf, publish } from '#backend/testing/lotto/draws.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { buildMember, openSession } from '#backend/testing/members.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

/** When the round that tests bet on has its result. */
const DAY = '2025-06-16';
let world: World;

beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const build = async (balance: number) => {
  const member = await buildMember(world, { balance });
  await placeBill(world, member.token, [{ type: 'bottom_2', number: '11', amount: balance }]);
  return member;
};
const publishDraw = (last_two: string) => {
  world.clock.set(`${DAY}T18:00:00+07:00`);
  return publish(world, { draw: { ...drawOf(), last_two } });
};

test('a close that was killed between two members goes on with the other one and writes nothing twice', async () => {
  const members = [await build(1_000), await build(1_000)];
  await publishDraw('55');
  world.clock.set('2025-06-17T00:15:00+07:00');
  const [first] = members;
  await world.db.transact((tx) => closeMembers(world.services, tx, [first?.memberId ?? ''], DAY));
  const before = await world.db.orm.select().from(cashbackDay);
  world.clock.set('2025-06-17T00:20:00+07:00');
  await closeCashbackDays(world.services);
  const after = await world.db.orm.select().from(cashbackDay);
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after.map(({ memberId, dueSatang }) => [memberId, dueSatang])).toHaveLength(4);
  expect(await world.db.orm.select().from(cashbackClose)).toHaveLength(1);
  const again = members.map(({ memberId }) => memberId);
  await world.db.transact((tx) => closeMembers(world.services, tx, again, DAY));
  expect(await world.db.orm.select().from(cashbackDay)).toHaveLength(4);
});

test('a lottery bill counts on the day of its result, and a result that is put right once, with what is owed', async () => {
  const member = await build(10);
  let token = await closeBefore(world, DAY, member);
  const day = async () => {
    const { body } = await world.call('GET /api/cashback/loss/history', {}, token);
    return body.data?.rows[0];
  };
  expect(await day()).toBeUndefined();
  await publishDraw('11');
  token = await closeBefore(world, '2025-06-17', member);
  expect(await day()).toMatchObject({
    ...{ day: DAY, staked: 10, start_balance: 10, end_balance: 900, net_loss: 0, due: 0 },
  });
  await advanceRounds(world.services);
  const spent = [{ type: 'top_3' as const, number: '123', amount: 850 }];
  await placeBill(world, token, spent, { roundId: 'glo-2025-07-01' });
  await correct(world, { ...drawOf(), last_two: '55' });
  world.clock.set('2025-06-17T12:00:00+07:00');
  token = await openSession(world, member.memberId);
  const { data } = (await world.call('GET /api/cashback/today', {}, token)).body;
  expect(data?.loss).toMatchObject({ start_balance: 900, end_balance: 0, corrected: 900, net_loss: 0 });
  token = await closeBefore(world, '2025-06-18', member);
  expect(await day()).toMatchObject({
    ...{ day: '2025-06-17', staked: 0, rebate: 0, adjustments: [{ of_day: DAY, amount: 0.02 }], due: 0.02 },
  });
  expect((await claimCashback(world, token, 'loss', '2025-06-17')).body.data?.amount).toBe(0.02);
  token = await closeBefore(world, '2025-06-19', member);
  expect((await day())?.day).toBe('2025-06-17');
});
