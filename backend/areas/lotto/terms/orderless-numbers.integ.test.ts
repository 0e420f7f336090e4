import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { exposure } from '#backend/areas/lotto/tables.ts';
import { setNumberControl, setRoundRate } from '#backend/areas/lotto/terms/set-round-terms.ts';
import { migrate } from '#backend/core/db/migrate.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { inMemory } from '#backend/testing/template.ts';
import { openWorld } from '#backend/testing/world.ts';
import type { LineIn } from '#contract/lotto/bills.ts';
import { ordersOf } from '#rules/lotto/odds/orders.ts';

const world = await openWorld();
let token: string;
beforeEach(async () => {
  ({ token } = await buildMember(world, { balance: 300_000 }));
});
afterAll(() => closeAudited(world));

async function order(lines: LineIn[]) {
  const input = { round_id: ROUND, lines, idempotency_key: world.services.random.uuid() };
  return (await world.call('POST /api/lotto/bill/create', input, token)).body;
}
const soldOf = async (type: string) => {
  const rows = await world.db.orm.select().from(exposure).where(eq(exposure.type, type));
  return rows.filter((row) => row.soldSatang !== 0n).map((row) => [row.number, row.soldSatang]);
};

test('a limit of 100 baht on tod_4 1234 sells 100 baht through all its 24 orders', async () => {
  const control = { roundId: ROUND, type: 'tod_4', number: '4321', control: 'custom_limit' } as const;
  await setNumberControl(world.services, { ...control, limitSatang: 10_000n });
  let taken = 0;
  for (const number of ordersOf('1234')) {
    const { error } = await order([{ type: 'tod_4', number, amount: 30 }]);
    if (error === 0) taken += 30;
    else expect(error).toBe(4107);
  }
  const rest = await order([
    { type: 'tod_4', number: '2143', amount: 6 },
    { type: 'tod_4', number: '3412', amount: 5 },
  ]);
  expect(rest).toMatchObject({ error: 4107, data: { lines: [{ index: 1, remaining: 4 }] } });
  expect(taken).toBe(90);
  expect(await soldOf('tod_4')).toEqual([['1234', 9_000n]]);
});

test('a block or half pay of one order of a tod number holds for each, and for members to see', async () => {
  await setNumberControl(world.services, {
    roundId: ROUND,
    type: 'tod_3',
    number: '321',
    control: 'blocked',
  });
  await setNumberControl(world.services, {
    roundId: ROUND,
    type: 'tod_3',
    number: '955',
    control: 'half_pay',
  });
  for (const number of ordersOf('123'))
    expect((await order([{ type: 'tod_3', number, amount: 10 }])).error).toBe(4103);
  expect((await order([{ type: 'tod_3', number: '595', amount: 10 }])).error).toBe(4104);
  expect((await order([{ type: 'top_3', number: '123', amount: 10 }])).error).toBe(0);
  const { body } = await world.call('GET /api/lotto/limit', { round_id: ROUND });
  expect(body.data?.numbers.filter((one) => one.type === 'tod_3')).toEqual([
    { type: 'tod_3', number: '123', control: 'blocked', rate: null },
    { type: 'tod_3', number: '559', control: 'half_pay', rate: 75 },
  ]);
  await setNumberControl(world.services, { roundId: ROUND, type: 'tod_3', number: '231', control: 'none' });
  const bill = await placeBill(world, token, [{ type: 'tod_3', number: '312', amount: 10 }]);
  expect(bill.lines[0]?.number).toBe('312');
});

test('a cancelled bill frees its numbers in whichever order they were typed', async () => {
  await setRoundRate(world.services, { roundId: ROUND, type: 'tod_3', maxPerNumberSatang: 2_000n });
  const before = await soldOf('tod_3');
  const bill = await placeBill(world, token, [
    { type: 'tod_3', number: '870', amount: 10 },
    { type: 'tod_3', number: '708', amount: 10 },
  ]);
  expect((await order([{ type: 'tod_3', number: '078', amount: 1 }])).error).toBe(4107);
  await world.call('POST /api/lotto/bill/cancel', { bill_id: bill.bill_id }, token);
  expect(await soldOf('tod_3')).toEqual(before);
});

test('one number split over lines of a bill does not pass the most of a line', async () => {
  const lines: LineIn[] = [
    { type: 'top_3', number: '468', amount: 6_000 },
    { type: 'top_3', number: '469', amount: 6_000 },
    { type: 'top_3', number: '468', amount: 6_000 },
    { type: 'tod_4', number: '1357', amount: 10_000 },
    { type: 'tod_4', number: '7531', amount: 1 },
  ];
  const checked = await world.call('POST /api/lotto/bill/validate', { round_id: ROUND, lines }, token);
  expect(checked.body.data?.lines.map(({ error, remaining }) => [error, remaining])).toEqual([
    [0, null],
    [0, null],
    [4106, 4_000],
    [0, null],
    [4106, 0],
  ]);
  expect(await order(lines)).toMatchObject({ error: 4106, data: { lines: [{ index: 2 }, { index: 4 }] } });
  expect((await order(lines.slice(0, 2))).error).toBe(0);
});

test('sales and controls from before are summed and joined by an upgrade', async () => {
  const lite = await PGlite.create({ parsers: { 20: BigInt } });
  const db = inMemory(lite);
  await db.script(await readFile('backend/core/db/migrations/0000_first.sql', 'utf8'));
  await db.script(`
    CREATE TABLE schema_migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
    INSERT INTO schema_migration (name) VALUES ('0000_first');
    INSERT INTO exposure VALUES ('r', 'tod_3', '321', 100), ('r', 'tod_3', '123', 20), ('r', 'tod_3', '312', 3),
      ('r', 'tod_4', '9100', 7), ('r', 'top_3', '321', 5), ('q', 'tod_3', '321', 9);
    INSERT INTO number_control VALUES ('r', 'tod_3', '321', 'custom_limit', 500), ('r', 'tod_3', '213', 'custom_limit', 400),
      ('r', 'tod_3', '123', 'half_pay', null), ('r', 'tod_4', '4321', 'half_pay', null), ('r', 'tod_4', '3421', 'blocked', null),
      ('r', 'top_3', '321', 'blocked', null);`);
  await migrate(db);
  expect(await db.query({ name: 'sold', text: 'SELECT * FROM exposure ORDER BY 1, 2, 3' }, [])).toEqual([
    { round_id: 'q', type: 'tod_3', number: '123', sold_satang: 9n },
    { round_id: 'r', type: 'tod_3', number: '123', sold_satang: 123n },
    { round_id: 'r', type: 'tod_4', number: '0019', sold_satang: 7n },
    { round_id: 'r', type: 'top_3', number: '321', sold_satang: 5n },
  ]);
  expect(await db.query({ name: 'kept', text: 'SELECT * FROM number_control ORDER BY 1, 2, 3' }, [])).toEqual(
    [
      { round_id: 'r', type: 'tod_3', number: '123', control: 'custom_limit', limit_satang: 400n },
      { round_id: 'r', type: 'tod_4', number: '1234', control: 'blocked', limit_satang: null },
      { round_id: 'r', type: 'top_3', number: '321', control: 'blocked', limit_satang: null },
    ],
  );
  await db.close();
});
