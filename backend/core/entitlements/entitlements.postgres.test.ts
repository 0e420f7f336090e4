import { eq } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { expireLots } from '#backend/core/entitlements/expire-lots.ts';
import { entitlementLot } from '#backend/core/entitlements/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { entitlementsOf } from '#backend/testing/entitlements.ts';
import { buildMember } from '#backend/testing/members.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const AT_ONCE = 64;
const SOON = '2025-06-16T00:00:00+07:00';
const world = await openWorld({ connections: 16 });
afterEach(async () => {
  await expectCleanAudit(world);
  world.clock.set(EVENING);
});
afterAll(() => world[Symbol.asyncDispose]());

const newcomer = async () => entitlementsOf(world, (await buildMember(world)).memberId);
const uuid = () => world.services.random.uuid();

async function atOnce<Result extends { readonly outcome: string }>(work: (n: number) => Promise<Result>) {
  const results = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => work(n)));
  const counts = Map.groupBy(results, ({ outcome }) => outcome);
  return Object.fromEntries([...counts].map(([outcome, own]) => [outcome, own.length]));
}

async function lotOf(lotId: string) {
  const [lot] = await world.db.orm.select().from(entitlementLot).where(eq(entitlementLot.id, lotId));
  return lot;
}

test('of 64 uses at once of a lot of one exactly one succeeds', async () => {
  const own = await newcomer();
  const lot = await own.grant(1);
  expect(await atOnce(() => own.use(1))).toEqual({ done: 1, insufficient: 63 });
  expect(await lotOf(lot)).toMatchObject({ free: 0, used: 1, seq: 2 });
});

test('of 64 uses at once with one key exactly one succeeds', async () => {
  const own = await newcomer();
  const lot = await own.grant(AT_ONCE);
  const key = uuid();
  expect(await atOnce(() => own.use(1, { key }))).toEqual({ done: 1, repeated: 63 });
  expect(await lotOf(lot)).toMatchObject({ free: 63, used: 1 });
});

test('64 uses over lots with ends of their own, none too many', async () => {
  const own = await newcomer();
  for (const amount of [10, 20, 10]) await own.grant(amount, `2025-07-${amount}T00:00:00Z`);
  expect(await atOnce(() => own.use(1))).toEqual({ done: 40, insufficient: 24 });
});

test('using, taking back and expiring at once: each piece goes one way', async () => {
  const own = await newcomer();
  const [lot, over] = [await own.grant(20), await own.grant(5, SOON)];
  world.clock.set(SOON);
  await atOnce(async (n) => {
    if (n === 20) return own.takeBack(lot);
    if (n % 16 === 7) return { outcome: `${await expireLots(world.services)} expired` };
    return own.use(1);
  });
  const after = await lotOf(lot);
  expect((after?.used ?? 0) + (after?.taken ?? 0)).toBe(20);
  expect(await lotOf(over)).toMatchObject({ expired: 5, used: 0 });
});

test('a reservation that 64 want to use or release ends once, and its use is refunded once', async () => {
  const own = await newcomer();
  const lot = await own.grant(2);
  const actId = uuid();
  await own.reserve(1, { actId });
  expect(await atOnce((n) => (n % 2 === 0 ? own.spendReserved(actId) : own.release(actId)))).toEqual({
    done: 1,
    already: 63,
  });
  const used = uuid();
  await own.use(1, { actId: used });
  expect(await atOnce(() => own.refund(used))).toEqual({ done: 1, already: 63 });
  expect((await lotOf(lot))?.reserved).toBe(0);
});
