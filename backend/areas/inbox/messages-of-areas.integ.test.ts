import { afterEach, beforeEach, expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { inviteMember } from '#backend/testing/affiliate/invitations.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { closeBefore } from '#backend/testing/cashback/cashback.ts';
import { makePersonal } from '#backend/testing/coupon/coupons.ts';
import { correct, drawOf, publish } from '#backend/testing/lotto/draws.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

let world: World;
let inviter: BuiltMember;
let friend: BuiltMember;

beforeEach(async () => {
  world = await openWorld();
  inviter = await buildMember(world, { balance: 0 });
  friend = await buildMember(world, { balance: 20_000 });
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

/** Runs jobs twice: what was told stays told once. */
async function run(...names: string[]): Promise<void> {
  for (const name of [...names, ...names]) {
    const job = areas.flatMap(({ jobs }) => jobs).find((one) => one.name === name);
    if (!job) throw new Error(`There is no job ${name}`);
    await job.run(world.services);
  }
}

async function rowsOf({ memberId }: BuiltMember) {
  const token = await openSession(world, memberId);
  return (await world.call('GET /api/member/inbox', {}, token)).body.data?.rows ?? [];
}
const kindsOf = async (member: BuiltMember) => (await rowsOf(member)).map(({ kind }) => kind).sort();

test('a day tells its bills, quest, rebate and commission, a coupon before its end, and points before theirs', async () => {
  await inviteMember(world, inviter, friend);
  await makePersonal(world, friend, { until: '2025-06-18' });
  await placeBill(world, friend.token, [{ type: 'bottom_2', number: '11', amount: 5_000 }]);
  world.clock.set('2025-06-16T18:00:00+07:00');
  await publish(world, { draw: { ...drawOf(), last_two: '55' } });
  await run('read-wagers-inbox', 'read-wagers-quests', 'read-wagers-affiliate');
  const token = await openSession(world, friend.memberId);
  await world.call('POST /api/quest/redeem', { quest_id: 'stake-day', period: '2025-06-16' }, token);
  await closeBefore(world, '2025-06-17', friend);
  await run('send-commission', 'send-ending-coupons');
  expect(await kindsOf(inviter)).toEqual(['commission']);
  const kinds = await kindsOf(friend);
  expect(new Set(kinds)).toEqual(
    new Set(['bill', 'cashback', 'coupon', 'coupon_ending', 'deposit', 'quest']),
  );
  expect(kinds.filter((kind) => kind === 'bill')).toHaveLength(1);
  expect((await rowsOf(friend)).find(({ kind }) => kind === 'bill')).toMatchObject({
    ...{ outcome: 'lost', amount: 0, name: 'glo' },
  });

  world.clock.set('2025-09-12T18:00:00+07:00');
  await run('send-ending-points');
  expect((await rowsOf(friend)).find(({ kind }) => kind === 'points_ending')).toMatchObject({ count: 10 });
});

test('a quest that is completed just before midnight is told of, whatever happens before the reader comes', async () => {
  await placeBill(world, friend.token, [{ type: 'bottom_2', number: '11', amount: 500 }]);
  world.clock.set('2025-06-16T23:59:50+07:00');
  await publish(world, { draw: { ...drawOf(), last_two: '55' } });
  world.clock.set('2025-06-17T00:00:20+07:00');
  await correct(world, { ...drawOf(), last_two: '11' });
  await run('read-wagers-quests');
  const quests = (await rowsOf(friend)).filter(({ kind }) => kind === 'quest');
  expect(quests.map(({ about }) => about)).toEqual(['stake-day:2025-06-16']);
});

test('a result that is put right is told once more, of the same bill', async () => {
  await placeBill(world, friend.token, [{ type: 'bottom_2', number: '11', amount: 10 }]);
  world.clock.set('2025-06-16T18:00:00+07:00');
  await publish(world, { draw: { ...drawOf(), last_two: '11' } });
  await run('read-wagers-inbox');
  const token = await openSession(world, friend.memberId);
  await world.call('POST /api/member/inbox/read', {}, token);
  await correct(world, { ...drawOf(), last_two: '55' });
  await run('read-wagers-inbox');
  const bills = (await rowsOf(friend)).filter(({ kind }) => kind === 'bill');
  expect(bills).toMatchObject([{ outcome: 'lost', is_read: false }]);
});
