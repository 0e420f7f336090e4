import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { expirePoints } from '#backend/areas/quests/points/expire-points.ts';
import { pointWallet } from '#backend/areas/quests/points/point-transfers.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { expireLots } from '#backend/core/entitlements/expire-lots.ts';
import { entitlementLot } from '#backend/core/entitlements/tables.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const AT_ONCE = 64;
const SOON = '2025-06-16T00:00:00+07:00';
const LATER = '2025-07-01T00:00:00+07:00';
const world = await openWorld({ connections: 16 });
const { services } = world;
const { givePoints, spendPoints, refundPoints } = services.ports;
let member: BuiltMember;

beforeEach(async () => {
  world.clock.set(EVENING);
  member = await buildMember(world);
});
afterAll(async () => {
  // For what they are given nothing says.
  await expectCleanAudit(world, { without: ['entitlement_way'] });
  await world[Symbol.asyncDispose]();
});

const uuid = () => services.random.uuid();
const order = (key: string) => ({
  ...{ agentId: services.agentId, memberId: member.memberId, scope: 'test', key, at: world.clock.now() },
});

/** Each in a transaction, which `insufficient` rolls back. */
async function inTransaction<Result extends { readonly outcome: string }>(
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  let result: Result | undefined;
  const done = async (tx: Tx) => {
    result = await work(tx);
    if (result.outcome === 'insufficient') throw new RangeError(result.outcome);
  };
  await world.db.transact(done).catch((error: unknown) => {
    if (!(error instanceof RangeError)) throw error;
  });
  if (!result) throw new Error('Nothing was done');
  return result;
}

const give = (points: number, endsAt = LATER, key = uuid()) =>
  inTransaction((tx) =>
    givePoints(services, tx, { ...order(key), points, reason: 'quest', endsAt: new Date(endsAt) }),
  );
const spend = (points: number, key = uuid()) =>
  inTransaction((tx) => spendPoints(services, tx, { ...order(key), points, reason: 'wheel' }));
const refund = (key: string) => inTransaction((tx) => refundPoints(services, tx, order(key)));

async function held(): Promise<bigint | null | undefined> {
  const own = and(eq(ledgerAccount.memberId, member.memberId), eq(ledgerAccount.kind, pointWallet.kind));
  return (await world.db.orm.select().from(ledgerAccount).where(own))[0]?.balance;
}

/** What is free of the lots, soonest end first. */
async function free(): Promise<number[]> {
  const own = eq(entitlementLot.memberId, member.memberId);
  const lots = await world.db.orm.select().from(entitlementLot).where(own).orderBy(entitlementLot.endsAt);
  return lots.map((lot) => lot.free);
}

async function atOnce(work: (at: number) => Promise<{ readonly outcome: string }>) {
  const results = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => work(at)));
  const counts = Map.groupBy(results, ({ outcome }) => outcome);
  return Object.fromEntries([...counts].map(([outcome, own]) => [outcome, own.length]));
}

const fresh = { outcome: 'done', repeated: false };
const again = { outcome: 'done', repeated: true };

test('points are given, spent and given back once by their key, and another request under it is told', async () => {
  const [given, spent] = [uuid(), uuid()];
  for (const answer of [fresh, again]) expect(await give(50, LATER, given)).toEqual(answer);
  expect(await give(51, LATER, given)).toEqual({ outcome: 'mismatch' });
  for (const answer of [fresh, again]) expect(await spend(30, spent)).toEqual(answer);
  expect(await spend(29, spent)).toEqual({ outcome: 'mismatch' });
  expect(await spend(21)).toEqual({ outcome: 'insufficient' });
  for (const answer of [fresh, again]) expect(await refund(spent)).toEqual({ ...answer, usable: 30 });
  expect(await refund(uuid())).toEqual({ outcome: 'unknown' });
  expect(await held()).toBe(50n);
});

test('the soonest end is spent first, and what comes back goes to its own lot', async () => {
  await give(10, LATER);
  await give(10, SOON);
  const key = uuid();
  expect(await spend(15, key)).toEqual(fresh);
  expect(await free()).toEqual([0, 5]);
  expect(await refund(key)).toEqual({ ...fresh, usable: 15 });
  expect(await free()).toEqual([10, 10]);
});

test('a member who has no points spends none, and a stranger gives nobody’s spending back', async () => {
  expect(await spend(1)).toEqual({ outcome: 'insufficient' });
  await give(10);
  const key = uuid();
  await spend(10, key);
  member = await buildMember(world);
  expect(await refund(key)).toEqual({ outcome: 'unknown' });
});

test('from its end on a lot is not spent, also before the job takes it, and the job takes it once', async () => {
  await give(10, SOON);
  await give(5, LATER);
  const [key, other] = [uuid(), uuid()];
  await spend(4, key);
  await spend(8, other);
  world.clock.set(SOON);
  expect(await spend(6)).toEqual({ outcome: 'insufficient' });
  await Promise.all([expirePoints(services), expirePoints(services), expireLots(services)]);
  expect(await held()).toBe(3n);
  // What comes back to a lot that has ended ends once more, and is not called usable.
  expect(await refund(key)).toEqual({ ...fresh, usable: 0 });
  expect(await refund(other)).toEqual({ ...fresh, usable: 2 });
  expect(await spend(6)).toEqual({ outcome: 'insufficient' });
  await expirePoints(services);
  expect(await held()).toBe(5n);
  expect(await spend(5)).toEqual(fresh);
});

test('of 64 spendings at once of one lot, as many succeed as it has points for', async () => {
  await give(30);
  expect(await atOnce(() => spend(10))).toEqual({ done: 3, insufficient: 61 });
  expect(await held()).toBe(0n);
});

test('64 callers with one key give once, spend once and give back once', async () => {
  const key = uuid();
  expect(await atOnce(() => give(10, LATER, key))).toEqual({ done: 64 });
  expect(await atOnce(() => spend(7, key))).toEqual({ done: 64 });
  expect(await held()).toBe(3n);
  expect(await atOnce(() => refund(key))).toEqual({ done: 64 });
  expect(await held()).toBe(10n);
});

test('spending, giving, giving back and the end of lots at once neither lose nor double a point', async () => {
  await give(32, SOON);
  await give(32, LATER);
  const keys = Array.from({ length: 16 }, uuid);
  for (const key of keys) await spend(1, key);
  world.clock.set(SOON);
  await atOnce(async (at) => {
    const key = keys[at % keys.length] ?? '';
    if (at % 4 === 0) return refund(key);
    if (at % 4 === 1) return spend(1);
    if (at % 4 === 2) return give(1);
    await expirePoints(services);
    return { outcome: 'expired' };
  });
  await expirePoints(services);
  expect(await held()).toBe(BigInt((await free()).reduce((sum, one) => sum + one, 0)));
});
