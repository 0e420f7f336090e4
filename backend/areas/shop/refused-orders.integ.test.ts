import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { redeemReward, shopAddress, shopOps } from '#backend/testing/shop/shop.ts';
import { grantPoints } from '#backend/testing/wheel.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

const DAY_MS = 86_400_000;
let world: World;
let member: BuiltMember;

beforeEach(async () => {
  world = await openWorld();
  member = await buildMember(world);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

interface Lot {
  readonly points: number;
  readonly days: number;
}

/** What came of a cup for 2,400 points out of these lots, which the site refuses on a later day. */
async function refuseCup({ lots, day }: { readonly lots: readonly Lot[]; readonly day: number }) {
  for (const { points, days } of lots) await grantPoints(world, member.memberId, points, days);
  const asked = { reward_id: 'cup', address: shopAddress };
  const order = (await redeemReward(world, member.token, asked)).data?.order.order_id ?? '';
  world.clock.set(new Date(world.clock.now().getTime() + day * DAY_MS).toISOString());
  const token = await openSession(world, member.memberId);
  const point = async () => (await world.call('POST /api/member/points', {}, token)).body.data?.point ?? 0;
  const before = await point();
  const { lines } = await shopOps(world, 'refuse', { order, reason: 'out_of_stock' });
  const rows = (await world.call('GET /api/member/inbox', {}, token)).body.data?.rows ?? [];
  const message = rows.find(({ kind }) => kind === 'order');
  return { lines, count: message?.count, name: message?.name, came: (await point()) - before };
}

test('points of a refused order that can be spent are said as they are', async () => {
  expect(await refuseCup({ lots: [{ points: 5_000, days: 7 }], day: 6 })).toMatchObject({
    ...{ came: 2_400, count: 2_400, name: null },
    lines: [expect.stringMatching(/refused, 2400 points given back;/)],
  });
});

test('where some of them have ended, inbox and operator hear how many can be spent', async () => {
  const lots = [
    { points: 2_000, days: 7 },
    { points: 5_000, days: 30 },
  ];
  expect(await refuseCup({ lots, day: 7 })).toMatchObject({
    ...{ came: 400, count: 400, name: 'ended' },
    lines: [expect.stringMatching(/400 points given back that can be spent, 2000 of its points have ended/)],
  });
});

test('where all of them have ended, none are said to be there', async () => {
  expect(await refuseCup({ lots: [{ points: 5_000, days: 7 }], day: 8 })).toMatchObject({
    ...{ came: 0, count: 0, name: 'ended' },
    lines: [expect.stringMatching(/0 points given back that can be spent, 2400 of its points have ended/)],
  });
});
