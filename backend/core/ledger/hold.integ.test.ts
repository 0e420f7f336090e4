import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember } from '#backend/testing/members.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { type HoldOrder, placeHold, postHold, voidHold } from './hold.ts';

const world = await openWorld();
let memberId: string;
let house: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  ({ memberId } = await buildMember(world, { balance: 1_000 }));
  house = await houseAccount(world.db, world.db.orm, world.services.agentId, 'house.withdrawal');
});

afterEach(() => expectCleanAudit(world, { without: ['hold_document'] }));
afterAll(() => world[Symbol.asyncDispose]());

const uuid = () => world.services.random.uuid();

function order(satang: bigint, key = uuid()): HoldOrder {
  const [holdId, transferId, at] = [uuid(), uuid(), world.clock.now()];
  return {
    holdId,
    transferId,
    scope: 'withdrawal',
    key,
    requestHash: `${satang}`,
    reference: key,
    memberId,
    satang,
    at,
  };
}

const end = (holdId: string) => ({ holdId, transferId: uuid(), at: world.clock.now() });
const place = (one: HoldOrder) => world.db.transact((tx) => placeHold(tx, one));

async function balances(): Promise<Record<string, bigint | null>> {
  const rows = await world.db.orm.select().from(ledgerAccount).where(eq(ledgerAccount.memberId, memberId));
  return Object.fromEntries(rows.map((row) => [row.kind, row.balance]));
}

test('sets money aside, then pays it out', async () => {
  const one = order(30_000n);
  expect(await place(one)).toEqual({ outcome: 'placed' });
  expect(await balances()).toEqual({ main: 70_000n, hold: 30_000n });
  expect(await world.db.transact((tx) => postHold(tx, { ...end(one.holdId), toAccount: house }))).toEqual({
    outcome: 'ended',
  });
  expect(await balances()).toEqual({ main: 70_000n, hold: 0n });
});

test('gives the money back', async () => {
  const one = order(30_000n);
  await place(one);
  expect(await world.db.transact((tx) => voidHold(tx, end(one.holdId)))).toEqual({ outcome: 'ended' });
  expect(await balances()).toEqual({ main: 100_000n, hold: 0n });
});

test('takes all, but not a satang more than there is', async () => {
  const tooMuch = world.db.transact(async (tx) => {
    const result = await placeHold(tx, order(100_001n));
    expect(result).toEqual({ outcome: 'insufficient' });
    throw new Error('rolled back');
  });
  await expect(tooMuch).rejects.toThrow('rolled back');
  expect(await place(order(100_000n))).toEqual({ outcome: 'placed' });
  expect(await balances()).toEqual({ main: 0n, hold: 100_000n });
});

test('the same key places once, another request under it is told apart', async () => {
  expect(await place(order(10_000n, 'key-1'))).toEqual({ outcome: 'placed' });
  expect(await place(order(10_000n, 'key-1'))).toEqual({
    outcome: 'repeated',
    sameRequest: true,
    reference: 'key-1',
  });
  expect(await place(order(20_000n, 'key-1'))).toEqual({
    outcome: 'repeated',
    sameRequest: false,
    reference: 'key-1',
  });
  expect(await balances()).toEqual({ main: 90_000n, hold: 10_000n });
});

test('ends once, whatever is asked afterwards or at the same time', async () => {
  const one = order(40_000n);
  await place(one);
  const outcomes = await Promise.all([
    world.db.transact((tx) => postHold(tx, { ...end(one.holdId), toAccount: house })),
    world.db.transact((tx) => voidHold(tx, end(one.holdId))),
    world.db.transact((tx) => postHold(tx, { ...end(one.holdId), toAccount: house })),
  ]);
  expect(outcomes.filter(({ outcome }) => outcome === 'ended')).toHaveLength(1);
  expect(outcomes.filter(({ outcome }) => outcome === 'already')).toHaveLength(2);
  expect((await balances()).hold).toBe(0n);
});

test('an unknown hold is said to be unknown', async () => {
  expect(await world.db.transact((tx) => voidHold(tx, end(uuid())))).toEqual({ outcome: 'unknown' });
});
