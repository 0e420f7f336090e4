import { afterEach, beforeEach, expect, test } from 'vitest';
import { atOnce } from '#backend/testing/at-once.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { redeemReward, shopAddress, shopOps } from '#backend/testing/shop/shop.ts';
import { grantPoints } from '#backend/testing/wheel.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

const MEMBERS = 8;
let world: World;
const members: BuiltMember[] = [];

beforeEach(async () => {
  world = await openWorld({ connections: 16 });
  members.length = 0;
  for (let count = 0; count < MEMBERS; count += 1) members.push(await buildMember(world));
  for (const { memberId } of members) await grantPoints(world, memberId, 5_000);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const of = (at: number) => members[at % MEMBERS]?.token ?? '';
const cup = (token: string, key?: string) =>
  redeemReward(world, token, {
    reward_id: 'cup',
    address: shopAddress,
    ...(key && { idempotency_key: key }),
  });

test('64 presses of eight members for the last five get exactly those', async () => {
  await shopOps(world, 'stock', { reward: 'cup', change: '-35' });
  const answers = await atOnce((at) => cup(of(at)));
  expect(answers.filter(({ error }) => error === 0)).toHaveLength(5);
  const { SHOP_SOLD_OUT, SHOP_LIMIT } = errorCodes;
  for (const { error } of answers) expect([0, SHOP_SOLD_OUT, SHOP_LIMIT]).toContain(error);
});

test('one key pressed 64 times from two devices is one order', async () => {
  const [{ memberId, token } = members[0] ?? { memberId: '', token: '' }] = members;
  const other = await openSession(world, memberId);
  const answers = await atOnce((at) => cup(at % 2 ? token : other, 'the-one-key'));
  expect(new Set(answers.map(({ data }) => data?.order.order_id)).size).toBe(1);
  expect(answers[0]?.data?.point).toBe(2_600);
});

test('one member with 64 keys stays within the limit and the points', async () => {
  const answers = await atOnce(() => redeemReward(world, of(0), { reward_id: 'credit-20' }));
  expect(answers.filter(({ error }) => error === 0)).toHaveLength(5);
});

test('a price that changes, a stock that is taken away and orders at once end in order', async () => {
  const answers = await atOnce(async (at) => {
    if (at === 20) return { error: (await shopOps(world, 'stock', { reward: 'cup', change: '-39' })).code };
    return { error: (await cup(of(at))).error };
  });
  expect(answers.every(({ error }) => error !== undefined)).toBe(true);
});

test('eight operators who refuse one order give its points back once', async () => {
  const order = (await cup(of(0))).data?.order.order_id ?? '';
  const done = await Promise.all(
    Array.from({ length: 8 }, () => shopOps(world, 'refuse', { order, reason: 'other' })),
  );
  expect(done.filter(({ code }) => code === 0)).toHaveLength(1);
  const list = (await world.call('GET /api/redemption/list', {}, of(0))).body.data;
  expect(list?.point).toBe(5_000);
});
