import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { hold, ledgerAccount } from '#backend/core/ledger/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';
import { placeHold, postHold, voidHold } from './hold.ts';

const HOLDS = 40;
const world = await openWorld();
let house: string;
beforeAll(async () => {
  house = await houseAccount(world.db, world.db.orm, world.services.agentId, 'house.withdrawal');
});
afterAll(() => world[Symbol.asyncDispose]());

const uuid = () => world.services.random.uuid();

/** Places a hold of 10 baht in a transaction of its own; null when there was too little. */
async function place(memberId: string): Promise<string | null> {
  const holdId = uuid();
  const order = {
    holdId,
    transferId: uuid(),
    scope: 'withdrawal',
    key: holdId,
    requestHash: '',
    reference: holdId,
  };
  class TooLittle extends Error {}
  try {
    await world.db.transact(async (tx) => {
      const { outcome } = await placeHold(tx, { ...order, memberId, satang: 1_000n, at: world.clock.now() });
      if (outcome === 'insufficient') throw new TooLittle();
    });
    return holdId;
  } catch (error) {
    if (error instanceof TooLittle) return null;
    throw error;
  }
}

test('parallel holds never take more than there is; parallel ends end each hold once', async () => {
  const { memberId } = await buildMember(world, { balance: (HOLDS / 2) * 10 });
  const placed = await Promise.all(Array.from({ length: HOLDS }, () => place(memberId)));
  const holds = placed.filter((id) => id !== null);
  expect(holds).toHaveLength(HOLDS / 2);

  const ends = holds.flatMap((holdId) => {
    const order = () => ({ holdId, transferId: uuid(), at: world.clock.now() });
    return [
      world.db.transact((tx) => postHold(tx, { ...order(), toAccount: house })),
      world.db.transact((tx) => voidHold(tx, order())),
      world.db.transact((tx) => voidHold(tx, order())),
    ];
  });
  const outcomes = await Promise.all(ends);
  expect(outcomes.filter(({ outcome }) => outcome === 'ended')).toHaveLength(holds.length);
  expect(outcomes.filter(({ outcome }) => outcome === 'already')).toHaveLength(holds.length * 2);

  const voided = await world.db.orm.$count(hold, eq(hold.status, 'voided'));
  const accounts = await world.db.orm
    .select()
    .from(ledgerAccount)
    .where(eq(ledgerAccount.memberId, memberId));
  const balances = Object.fromEntries(accounts.map((account) => [account.kind, account.balance]));
  expect(balances).toEqual({ main: BigInt(voided) * 1_000n, hold: 0n });
  await expectCleanAudit(world, { without: ['hold_document'] });
});
