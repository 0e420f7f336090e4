import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendEndingPoints } from '#backend/areas/quests/points/send-ending-points.ts';
import { entitlementLot } from '#backend/core/entitlements/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { plant } from '#backend/testing/plant.ts';
import { redeemReward, shopAddress, shopOps } from '#backend/testing/shop/shop.ts';
import { grantPoints } from '#backend/testing/wheel.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

const HOUR_MS = 3_600_000;
let world: World;
let member: BuiltMember;

/** Five points that end in the morning of 27 June, and 600 that end in its evening. */
beforeEach(async () => {
  world = await openWorld();
  member = await buildMember(world);
  await give(5, '2025-06-20T10:00:00+07:00');
  await give(600, '2025-06-20T20:00:00+07:00');
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

/** Points for seven days, or as many as said. */
async function give(points: number, at: string, days?: number): Promise<void> {
  world.clock.set(at);
  expect((await grantPoints(world, member.memberId, points, days)).code).toBe(0);
}

/** Runs the job as it runs, every hour at 19 minutes. */
async function runHours(from: string, hours: number): Promise<number> {
  let told = 0;
  for (let hour = 0; hour < hours; hour += 1) {
    world.clock.set(new Date(Date.parse(from) + hour * HOUR_MS).toISOString());
    told += await sendEndingPoints(world.services);
  }
  return told;
}

async function told() {
  const token = await openSession(world, member.memberId);
  const rows = (await world.call('GET /api/member/inbox', {}, token)).body.data?.rows ?? [];
  return rows.filter(({ kind }) => kind === 'points_ending').map(({ about, count }) => [about, count]);
}

test('points that end on one day are told together and once, whatever their hours', async () => {
  expect(await runHours('2025-06-23T00:19:00+07:00', 24)).toBe(0);
  expect(await runHours('2025-06-24T00:19:00+07:00', 96)).toBe(1);
  expect(await told()).toEqual([['2025-06-27', 605]]);
});

test('a day that was told is told again with all of its points where more of them come', async () => {
  await runHours('2025-06-24T00:19:00+07:00', 10);
  await give(50, '2025-06-26T12:00:00+07:00', 1);
  expect(await runHours('2025-06-26T12:19:00+07:00', 36)).toBe(1);
  expect(await told()).toEqual([['2025-06-27', 655]]);
});

test('points of a refused order that come back to their lots are told with their day again', async () => {
  await give(3_000, '2025-06-20T21:00:00+07:00');
  const asked = { reward_id: 'cup', address: shopAddress };
  const token = await openSession(world, member.memberId);
  const order = (await redeemReward(world, token, asked)).data?.order.order_id ?? '';
  expect(await runHours('2025-06-24T00:19:00+07:00', 10)).toBe(1);
  expect(await told()).toEqual([['2025-06-27', 1_205]]);
  await shopOps(world, 'refuse', { order, reason: 'out_of_stock' });
  expect(await runHours('2025-06-24T10:19:00+07:00', 10)).toBe(1);
  expect(await told()).toEqual([['2025-06-27', 3_605]]);
});

test('points that come on the day, when others of it have ended, are told too', async () => {
  await runHours('2025-06-24T00:19:00+07:00', 10);
  await give(3, '2025-06-26T23:00:00+07:00', 1);
  expect(await runHours('2025-06-27T10:19:00+07:00', 12)).toBe(1);
  expect(await told()).toEqual([['2025-06-27', 603]]);
});

/** A lot that was taken back has nothing free; this one of so many points says otherwise, until it is put right. */
const plantTaken = (points: number, takenAt: Date | null) =>
  plant(world, ({ orm }) =>
    orm.update(entitlementLot).set({ takenAt }).where(eq(entitlementLot.amount, points)),
  );

test('points of a lot that was taken back are neither told nor shown', async () => {
  await plantTaken(5, world.clock.now());
  expect(await runHours('2025-06-24T00:19:00+07:00', 10)).toBe(1);
  expect(await told()).toEqual([['2025-06-27', 600]]);
  const token = await openSession(world, member.memberId);
  const { data } = (await world.call('GET /api/quest/list', {}, token)).body;
  expect(data).toMatchObject({ point: 600, ending: { points: 600 } });
  await plantTaken(5, null);
});

test('the page says all points that end on the day that it shows, and no others', async () => {
  await give(7, '2025-06-21T00:00:00+07:00');
  const token = await openSession(world, member.memberId);
  const { data } = (await world.call('GET /api/quest/list', {}, token)).body;
  expect(data).toMatchObject({
    ...{ point: 612, ending: { points: 605, ends_at: '2025-06-27T03:00:00.000Z' } },
  });
});
