import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { expireLots } from '#backend/core/entitlements/expire-lots.ts';
import { entitlementLot } from '#backend/core/entitlements/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { entitlementsOf } from '#backend/testing/entitlements.ts';
import { buildMember } from '#backend/testing/members.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';

const SOON = '2025-06-16T00:00:00+07:00';
const LATER = '2025-07-01T00:00:00+07:00';
const world = await openWorld();
let own: ReturnType<typeof entitlementsOf>;

beforeEach(async () => {
  world.clock.set(EVENING);
  own = entitlementsOf(world, (await buildMember(world)).memberId);
});
afterAll(() => closeAudited(world));

const uuid = () => world.services.random.uuid();

/** How many pieces are in which state, without the states that have none. */
async function stateOf(lotId: string) {
  const [lot] = await world.db.orm.select().from(entitlementLot).where(eq(entitlementLot.id, lotId));
  if (!lot) throw new Error(`There is no lot ${lotId}`);
  const { free, reserved, used, expired, taken } = lot;
  return Object.fromEntries(
    Object.entries({ free, reserved, used, expired, taken }).filter(([, n]) => n > 0),
  );
}

test('what ends soonest is used first, and what has no end last', async () => {
  const [never, later, soon] = [await own.grant(1), await own.grant(2, LATER), await own.grant(2, SOON)];
  const { outcome } = await own.use(3);
  expect(outcome).toBe('done');
  expect(await stateOf(soon)).toEqual({ used: 2 });
  expect(await stateOf(later)).toEqual({ free: 1, used: 1 });
  expect(await stateOf(never)).toEqual({ free: 1 });
});

test('more than there is uses nothing, and the key is free again', async () => {
  const lot = await own.grant(2);
  const key = uuid();
  expect(await own.use(3, { key })).toEqual({ outcome: 'insufficient' });
  expect((await own.use(2, { key })).outcome).toBe('done');
  expect(await stateOf(lot)).toEqual({ used: 2 });
});

test('a key uses once; another request under it is told apart', async () => {
  const lot = await own.grant(3);
  const [key, actId] = [uuid(), uuid()];
  await own.use(1, { key, actId });
  expect(await own.use(1, { key })).toEqual({ outcome: 'repeated', actId, sameRequest: true });
  expect(await own.use(2, { key })).toEqual({ outcome: 'repeated', actId, sameRequest: false });
  expect(await stateOf(lot)).toEqual({ free: 2, used: 1 });
});

test('a refund goes back to the lots that it came from, once', async () => {
  const [later, soon] = [await own.grant(2, LATER), await own.grant(2, SOON)];
  const actId = uuid();
  await own.use(3, { actId });
  const key = uuid();
  expect((await own.refund(actId, { key })).outcome).toBe('done');
  expect((await own.refund(actId, { key })).outcome).toBe('repeated');
  expect(await own.refund(actId)).toEqual({ outcome: 'already', verb: 'refund' });
  expect(await own.refund(uuid())).toEqual({ outcome: 'unknown' });
  expect([await stateOf(soon), await stateOf(later)]).toEqual([{ free: 2 }, { free: 2 }]);
});

test('a reservation is used or released, once, and only what was used is refunded', async () => {
  const lot = await own.grant(5, SOON);
  const [first, second, used] = [uuid(), uuid(), uuid()];
  await own.reserve(2, { actId: first });
  await own.reserve(1, { actId: second });
  expect(await stateOf(lot)).toEqual({ free: 2, reserved: 3 });
  expect(await own.refund(first)).toEqual({ outcome: 'unknown' });
  world.clock.set(LATER);
  expect((await own.spendReserved(first, { actId: used })).outcome).toBe('done');
  expect(await own.release(first)).toEqual({ outcome: 'already', verb: 'use' });
  expect((await own.release(second)).outcome).toBe('done');
  expect(await stateOf(lot)).toEqual({ free: 3, used: 2 });
  expect((await own.refund(used)).outcome).toBe('done');
  expect(await stateOf(lot)).toEqual({ free: 5 });
});

test('nothing is used from its end on; it expires once, and what comes back expires after it', async () => {
  const lot = await own.grant(3, SOON);
  const actId = uuid();
  await own.use(1, { actId });
  world.clock.set(SOON);
  expect(await own.use(1)).toEqual({ outcome: 'insufficient' });
  expect(await expireLots(world.services)).toBeGreaterThan(0);
  expect(await expireLots(world.services)).toBe(0);
  await own.refund(actId);
  expect(await stateOf(lot)).toEqual({ free: 1, expired: 2 });
  expect(await expireLots(world.services)).toBe(1);
  expect(await stateOf(lot)).toEqual({ expired: 3 });
});

test('what was taken back is used by nobody, and what is released to it is taken', async () => {
  const lot = await own.grant(5);
  const [actId, key] = [uuid(), uuid()];
  await own.use(1);
  await own.reserve(1, { actId });
  expect(await own.takeBack(lot, { key })).toEqual({ outcome: 'done', amount: 3 });
  expect((await own.takeBack(lot, { key })).outcome).toBe('repeated');
  expect(await own.takeBack(lot)).toEqual({ outcome: 'already' });
  expect(await own.takeBack(uuid())).toEqual({ outcome: 'unknown' });
  expect(await own.use(1)).toEqual({ outcome: 'insufficient' });
  await own.release(actId);
  expect(await stateOf(lot)).toEqual({ used: 1, taken: 4 });
});
