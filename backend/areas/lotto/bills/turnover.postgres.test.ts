import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Tx } from '#backend/core/db/database.ts';
import { wagerTotal } from '#backend/core/wagers/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { rowsRead } from '#backend/testing/rows-read.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

/** A tenth of all pairs, at the discount: 72 baht, ten of them 720 for a certain 700. */
function placeTenth(token: string, tenth: number, key = `hedge-tenth-${tenth}`) {
  const lines = Array.from({ length: 10 }, (_, at) => ({
    type: 'top_2',
    number: `${tenth}${at}`,
    amount: 10,
  }));
  const order = { round_id: ROUND, pack: 'discount' as const, lines, idempotency_key: key };
  return world.call('POST /api/lotto/bill/create', order, token);
}
const cancel = (token: string, bill_id: string) =>
  world.call('POST /api/lotto/bill/cancel', { bill_id }, token);

async function counted(memberId: string): Promise<bigint> {
  const rows = await world.db.orm.select().from(wagerTotal).where(eq(wagerTotal.memberId, memberId));
  return rows.reduce((sum, { validSatang }) => sum + validSatang, 0n);
}

test('ten bills of one hedge, placed at once by one member and cancelled at once, count together what can be lost', async () => {
  const { token, memberId } = await buildMember(world, { balance: 5_000 });
  const placed = await Promise.all(Array.from({ length: 10 }, (_, tenth) => placeTenth(token, tenth)));
  const bills = placed.map(({ body }) => String(Object(body.data).bill_id));
  expect(await counted(memberId)).toBe(2_000n);
  await expectCleanAudit(world);
  // Three go while one of them is placed again: eight tenths stand, and any of them can lose.
  const [again] = await Promise.all([
    placeTenth(token, 0, 'tenth-again'),
    ...bills.slice(0, 3).map((bill) => cancel(token, bill)),
  ]);
  expect(again?.body.error).toBe(0);
  expect(await counted(memberId)).toBe(8n * 7_200n);
  await expectCleanAudit(world);
  await Promise.all([placeTenth(token, 1, 'tenth-one'), placeTenth(token, 2, 'tenth-two')]);
  expect(await counted(memberId)).toBe(2_000n);
  await expectCleanAudit(world);
});

test('a bill reads as much beside many that wait as beside few', async () => {
  const { token, memberId } = await buildMember(world, { balance: 5_000 });
  const other = await buildMember(world, { balance: 5_000 });
  const place = (numbers: readonly string[], key: string, holder = token) => {
    const lines = numbers.map((number) => ({ type: 'top_2', number, amount: 1 }));
    const order = { round_id: ROUND, pack: 'full' as const, lines, idempotency_key: key };
    return world.call('POST /api/lotto/bill/create', order, holder);
  };
  const digits = (tx: Tx) =>
    tx.query<{ readonly digits: number }>(
      {
        name: 'digits_of_test',
        text: 'SELECT lotto_repeated_digits($1::uuid, $2::text, $3::uuid) AS digits',
      },
      [memberId, ROUND, world.services.random.uuid()],
    );
  await place(['77'], 'many-others', other.token);
  expect(await world.db.transact(digits)).toEqual([{ digits: 0 }]);
  for (let count = 0; count < 30; count += 1) {
    await place(['12', '13'], `many-plain-${count}`);
    await place(['11', '33'], `many-doubles-${count}`);
    await place(['33', '99', '45'], `many-more-${count}`);
  }
  expect(await world.db.transact(digits)).toEqual([{ digits: (1 << 1) | (1 << 3) | (1 << 9) }]);
  // One of each of the two values.
  expect(await rowsRead(world, 'bill', digits)).toBe(2);
  expect(await rowsRead(world, 'bill_line', digits)).toBe(0);
  await expectCleanAudit(world);
});
