import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { endWagers } from '#backend/core/wagers/end-wagers.ts';
import { givePositions } from '#backend/core/wagers/give-positions.ts';
import { addTotals } from '#backend/core/wagers/member-totals.ts';
import { readWagers } from '#backend/core/wagers/read-wagers.ts';
import { wager, wagerCounter, wagerEvent, wagerReader, wagerTotal } from '#backend/core/wagers/tables.ts';
import type { WagerChange } from '#backend/core/wagers/wager-change.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { fillBooks } from '#backend/testing/busy-books.ts';
import { placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { plant } from '#backend/testing/plant.ts';
import { openWorld } from '#backend/testing/world.ts';

const told: WagerChange[] = [];
let trouble: Error | undefined;
const listener = {
  name: 'test',
  apply: async (_tx: unknown, changes: readonly WagerChange[]) => {
    if (trouble) throw trouble;
    told.push(...changes);
  },
};
const world = await openWorld({ wagerListeners: [listener], members: [10_000] });
const [member] = world.members;
afterAll(() => closeAudited(world));

const line = { type: 'top_2', number: '12', amount: 10 };
const totalsOf = (memberId: string) =>
  world.db.orm.select().from(wagerTotal).where(eq(wagerTotal.memberId, memberId)).orderBy(wagerTotal.day);

test('a bill is a wager with an event in its own transaction, told to who listens there', async () => {
  const { bill_id: reference } = await placeBill(world, member.token, [line]);
  const [row] = await world.db.orm.select().from(wager).where(eq(wager.reference, reference));
  expect(row).toMatchObject({
    area: 'lotto',
    kind: 'glo',
    memberId: member.memberId,
    wallet: 'main',
    status: 'accepted',
    faceSatang: 1_000n,
    chargedSatang: 1_000n,
    validSatang: 1_000n,
    payoutSatang: 0n,
    endedAt: null,
  });
  expect(told.at(-1)).toEqual({
    area: 'lotto',
    kind: 'glo',
    reference,
    version: 1,
    memberId: member.memberId,
    faceSatang: 1_000n,
    chargedSatang: 1_000n,
    at: row?.acceptedAt,
    before: null,
    after: { status: 'accepted', validSatang: 1_000n, payoutSatang: 0n },
  });
  await world.call('POST /api/lotto/bill/cancel', { bill_id: reference }, member.token);
  expect(told.at(-1)).toMatchObject({
    reference,
    version: 2,
    before: { status: 'accepted', validSatang: 1_000n },
    after: { status: 'cancelled', validSatang: 0n, payoutSatang: 0n },
  });
});

test('when one who listens fails, the bill is not placed', async () => {
  const before = await world.db.orm.$count(wager);
  trouble = new Error('no');
  const input = { round_id: ROUND, lines: [line], idempotency_key: 'listener-fails' };
  expect((await world.call('POST /api/lotto/bill/create', input, member.token)).status).toBe(500);
  trouble = undefined;
  expect(await world.db.orm.$count(wager)).toBe(before);
  expect((await world.call('POST /api/lotto/bill/create', input, member.token)).body.error).toBe(0);
});

test('a wager that is named twice in one end, or is not there, ends nothing', async () => {
  const { bill_id: reference } = await placeBill(world, member.token, [line]);
  const end = { reference, status: 'settled', validSatang: 1_000n, payoutSatang: 500n } as const;
  const before = told.length;
  for (const ends of [
    [end, { ...end, payoutSatang: 700n }],
    [end, { ...end, reference: 'nobody' }],
  ]) {
    const ended = world.db.transact((tx) =>
      endWagers(tx, [listener], { area: 'lotto', at: world.clock.now(), ends }),
    );
    await expect(ended).rejects.toThrow('1 wagers of lotto are missing or named twice');
  }
  expect(told.length).toBe(before);
  expect((await world.db.orm.select().from(wager).where(eq(wager.reference, reference)))[0]?.version).toBe(1);
});

test('where a wager was taken away by hand, readers go on behind it and count nothing twice', async () => {
  const reader = {
    name: 'test-gap',
    apply: async (_tx: unknown, changes: readonly WagerChange[]) => void read.push(...changes),
  };
  const read: WagerChange[] = [];
  const { bill_id: gone } = await placeBill(world, member.token, [line]);
  const { bill_id: stays } = await placeBill(world, member.token, [line]);
  await givePositions(world.db);
  const [taken] = await world.db.orm.select().from(wager).where(eq(wager.reference, gone));
  await plant(world, ({ orm }) => orm.delete(wager).where(eq(wager.reference, gone)));
  if (!taken) throw new Error('No such wager');
  await readWagers(world.db, reader);
  await readWagers(world.db, reader);
  await world.db.orm.insert(wager).values(taken);
  await world.db.orm.delete(wagerReader).where(eq(wagerReader.name, 'test-gap'));
  const own = read.filter(({ reference }) => [gone, stays].includes(reference));
  expect(own.map(({ reference }) => reference)).toEqual([stays]);
});

test('a reader sees each change once, also after it failed in a batch, and totals are the sum of days', async () => {
  const books = await fillBooks(world);
  const seen: WagerChange[] = [];
  let killed = true;
  const reader = {
    name: 'test-reader',
    apply: async (_tx: unknown, changes: readonly WagerChange[]) => {
      if (killed) throw new Error('killed in its batch');
      seen.push(...changes);
    },
  };
  await expect(readWagers(world.db, reader)).rejects.toThrow('killed');
  killed = false;
  await readWagers(world.db, reader);
  await readWagers(world.db, reader);
  expect(seen).toEqual(told);

  const given = await world.db.orm.select().from(wagerEvent).orderBy(wagerEvent.position);
  expect(given.map(({ position }) => position)).toEqual(told.map((_, at) => BigInt(at + 1)));
  expect(await world.db.orm.select().from(wagerCounter)).toEqual([{ only: true, last: BigInt(told.length) }]);

  // Won 15.00 and 900.00, lost 20.00, cancelled 20.00, half paid 10.00; later 20.00 voided and 20.00 that wait.
  const area = { memberId: books.member.memberId, area: 'lotto', kind: 'glo' };
  expect(await totalsOf(books.member.memberId)).toEqual([
    {
      ...area,
      day: '2025-06-15',
      acceptedCount: 3,
      chargedSatang: 4_500n,
      validSatang: 4_500n,
      settledCount: 3,
      settledSatang: 4_500n,
      payoutSatang: 90_000n,
    },
    {
      ...area,
      day: '2025-07-01',
      acceptedCount: 1,
      chargedSatang: 2_000n,
      validSatang: 2_000n,
      settledCount: 0,
      settledSatang: 0n,
      payoutSatang: 0n,
    },
  ]);
});

test('a replay of all wagers from zero gives the totals that were kept with them', async () => {
  const live = await world.db.orm.select().from(wagerTotal).orderBy(wagerTotal.memberId, wagerTotal.day);
  await world.db.orm.delete(wagerTotal);
  await readWagers(world.db, { name: 'test-replay', apply: addTotals });
  expect(await world.db.orm.select().from(wagerTotal).orderBy(wagerTotal.memberId, wagerTotal.day)).toEqual(
    live,
  );
});

test('readers fail aloud when the counter of positions is gone', async () => {
  const counters = await world.db.orm.delete(wagerCounter).returning();
  await expect(readWagers(world.db, listener)).rejects.toThrow('The counter of positions is missing');
  await world.db.orm.insert(wagerCounter).values(counters);
});
