import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { expireLots } from '#backend/core/entitlements/expire-lots.ts';
import { entitlementLot } from '#backend/core/entitlements/tables.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { entitlementsOf } from '#backend/testing/entitlements.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { rewards } from '#backend/testing/rewards/area.ts';
import { pointsOf } from '#backend/testing/rewards/points.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const AT_ONCE = 64;
const world = await openWorld({ connections: 16, testAreas: [rewards] });
let member: BuiltMember;
let points: ReturnType<typeof pointsOf>;
let spins: ReturnType<typeof entitlementsOf>;

beforeEach(async () => {
  world.clock.set(EVENING);
  member = await buildMember(world, { balance: 100 });
  points = pointsOf(world, member.memberId);
  spins = entitlementsOf(world, member.memberId);
});
afterAll(() => closeAudited(world));

const uuid = () => world.services.random.uuid();

async function held(): Promise<bigint | null | undefined> {
  const own = and(eq(ledgerAccount.memberId, member.memberId), eq(ledgerAccount.kind, 'wallet.token'));
  const [wallet] = await world.db.orm.select().from(ledgerAccount).where(own);
  return wallet?.balance;
}

async function atOnce(work: () => Promise<{ readonly outcome: string }>) {
  const results = await Promise.all(Array.from({ length: AT_ONCE }, work));
  const counts = Map.groupBy(results, ({ outcome }) => outcome);
  return Object.fromEntries([...counts].map(([outcome, own]) => [outcome, own.length]));
}

test('points are earned, spent, given back and expire, each once by its key', async () => {
  const [earned, spent] = [uuid(), uuid()];
  for (const outcome of ['posted', 'repeated']) expect(await points.earn(50, earned)).toEqual({ outcome });
  for (const outcome of ['posted', 'repeated']) expect(await points.spend(30, spent)).toEqual({ outcome });
  expect(await points.spend(21)).toEqual({ outcome: 'insufficient' });
  for (const outcome of ['posted', 'repeated']) expect(await points.refund(30, spent)).toEqual({ outcome });
  expect(await points.expire(40)).toEqual({ outcome: 'posted' });
  expect(await held()).toBe(10n);
});

test('neither wallets and statement nor what was won and lost knows of points', async () => {
  const { token } = member;
  const period = { from: '2025-06-15', to: '2025-06-15' };
  const money = async () => [
    (await world.call('POST /api/member/wallets', {}, token)).body,
    (await world.call('GET /api/member/statement', period, token)).body,
    (await world.call('GET /api/member/winloss', period, token)).body,
    (await world.call('GET /api/member/protection/reality', {}, token)).body,
  ];
  const before = await money();
  await points.earn(5_000);
  await points.spend(1_000);
  expect(before.map(({ error }) => error)).toEqual([0, 0, 0, 0]);
  expect(await money()).toEqual(before);
});

test('of 64 spendings at once of points for one, exactly one succeeds', async () => {
  await points.earn(10);
  expect(await atOnce(() => points.spend(10))).toEqual({ posted: 1, insufficient: 63 });
  expect(await held()).toBe(0n);
});

test('of 64 uses at once of one spin that points bought, exactly one succeeds', async () => {
  await points.earn(10);
  const [lotId, key] = [uuid(), uuid()];
  expect(await atOnce(() => points.buySpins(10, 1, lotId, key))).toEqual({ posted: 1, repeated: 63 });
  expect(await atOnce(() => spins.use(1))).toEqual({ done: 1, insufficient: 63 });
  const [lot] = await world.db.orm.select().from(entitlementLot).where(eq(entitlementLot.id, lotId));
  expect(lot).toMatchObject({ free: 0, used: 1 });
});

test('spins that points bought end with their day, but for those that were given back before', async () => {
  await points.earn(10);
  const [lotId, actId] = [uuid(), uuid()];
  await points.buySpins(10, 3, lotId);
  await spins.use(2, { actId });
  await spins.refund(actId);
  await spins.use(1);
  world.clock.set('2025-06-17T19:00:00+07:00');
  expect(await expireLots(world.services)).toBeGreaterThan(0);
  const [lot] = await world.db.orm.select().from(entitlementLot).where(eq(entitlementLot.id, lotId));
  expect(lot).toMatchObject({ free: 0, used: 1, expired: 2 });
});
