import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { auditChecks } from '#backend/core/ops/audit/audit.ts';
import { wager, wagerTotal } from '#backend/core/wagers/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { correct, drawOf, publish } from '#backend/testing/lotto/draws.ts';
import { placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import type { LineIn } from '#contract/lotto/bills.ts';

let world: World;
let token: string;
let memberId: string;
beforeEach(async () => {
  world = await openWorld();
  ({ token, memberId } = await buildMember(world, { balance: 10_000 }));
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const pairs = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'));
const all = (type: string, amount: number, keep: (number: string) => boolean = () => true): LineIn[] =>
  pairs.filter(keep).map((number) => ({ type, number, amount }));
const place = async (lines: LineIn[], pack: 'full' | 'discount' = 'full') =>
  (await placeBill(world, token, lines, { pack })).bill_id;
const cancel = async (bill_id: string) =>
  expect((await world.call('POST /api/lotto/bill/cancel', { bill_id }, token)).body.error).toBe(0);

/** What counts of the member's bets, in baht: by the totals, and by the wagers. */
async function counted(): Promise<number> {
  const totals = await world.db.orm.select().from(wagerTotal).where(eq(wagerTotal.memberId, memberId));
  const wagers = await world.db.orm.select().from(wager).where(eq(wager.memberId, memberId));
  const sum = (rows: readonly { readonly validSatang: bigint }[]) =>
    Number(rows.reduce((satang, row) => satang + row.validSatang, 0n)) / 100;
  expect(sum(totals)).toBe(sum(wagers));
  expect(
    wagers.every(({ validSatang, chargedSatang }) => validSatang >= 0n && validSatang <= chargedSatang),
  ).toBe(true);
  return sum(totals);
}

test('720 for all hundred numbers that always pay 700 count as the 20 that they lose', async () => {
  await place(all('top_2', 10), 'discount');
  expect(await counted()).toBe(20);
});

test('a bet that may lose counts whole, another beside it too', async () => {
  await place([{ type: 'top_2', number: '12', amount: 100 }]);
  await place([{ type: 'bottom_3', number: '123', amount: 50 }]);
  expect(await counted()).toBe(150);
});

test('a hedge that is spread over bills, types and digits counts together, whatever comes first', async () => {
  const low = (number: string) => number < '50';
  const first = await place(all('top_2', 10, low), 'discount');
  expect(await counted()).toBe(360);
  await place(
    all('top_2', 10, (number) => !low(number)),
    'discount',
  );
  expect(await counted()).toBe(20);
  // All ten digits pay at least once each draw.
  await place(
    Array.from({ length: 10 }, (_, digit) => ({ type: 'run_bottom', number: String(digit), amount: 10 })),
  );
  expect(await counted()).toBe(20 + 100 - 42);
  // Without the first half the other one can be lost.
  await cancel(first);
  expect(await counted()).toBe(360 + 100 - 42);
  await place(
    // What the half leaves open, by the three digits that end in it.
    Array.from({ length: 500 }, (_, at) => ({
      type: 'top_3',
      number: `${Math.floor(at / 50)}${String(at % 50).padStart(2, '0')}`,
      amount: 1,
    })),
  );
  expect(await counted()).toBe(360 + 500 + 100 - 42 - 700);
});

test('a hedge counts together with a bill from before bills said their digits', async () => {
  const isLow = (number: string) => number < '50';
  await place(all('top_2', 10, isLow), 'discount');
  await world.db.script(
    'BEGIN; SET LOCAL session_replication_role = replica; UPDATE bill SET repeated_digits = NULL; COMMIT',
  );
  await place(
    all('top_2', 10, (number) => !isLow(number)),
    'discount',
  );
  expect(await counted()).toBe(20);
});

test('a result keeps what was measured, a corrected one too', async () => {
  await place(all('top_2', 10), 'discount');
  await place([{ type: 'bottom_2', number: '12', amount: 100 }]);
  expect(await counted()).toBe(120);
  await publish(world);
  expect(await counted()).toBe(120);
  const draw = drawOf();
  await correct(world, { ...draw, last_two: draw.last_two === '12' ? '13' : '12' });
  expect(await counted()).toBe(120);
});

test('a round that is given back counts nothing', async () => {
  await place(
    all('top_2', 10, (number) => number < '50'),
    'discount',
  );
  await place(
    all('top_2', 10, (number) => number >= '50'),
    'discount',
  );
  await place([{ type: 'bottom_2', number: '12', amount: 100 }]);
  const order = {
    command: 'lotto void',
    options: { round: ROUND },
    who: 'nok',
    why: 'called off',
    yes: true,
  };
  expect((await runOps(world.services, order)).code).toBe(0);
  expect(await counted()).toBe(0);
});

test('a small amount whose charge is rounded down counts less, so that fifty accounts lose by it all the same', async () => {
  await place([{ type: 'top_2', number: '12', amount: 1.09 }], 'discount');
  expect(await counted()).toBe(0.61);
  await place(
    all('top_2', 1.09, (number) => Number(number) % 2 === 0),
    'discount',
  );
  expect(await counted()).toBe(0.61 * 51);
});

test('a bet by a price that an operator made too good counts for nothing, and one by another price as before', async () => {
  const options = { round: ROUND, type: 'top_2', rate: '100' };
  const order = { command: 'lotto rate', options, who: 'nok', why: 'a day of joy', yes: true };
  expect((await runOps(world.services, order)).code).toBe(0);
  await place([{ type: 'top_2', number: '12', amount: 100 }]);
  expect(await counted()).toBe(0);
  await place([{ type: 'bottom_2', number: '12', amount: 100 }]);
  expect(await counted()).toBe(100);
});

test('bills of before the newest rule stay as they were measured, also when one of them is cancelled', async () => {
  const even = (number: string) => Number(number) % 2 === 0;
  await place(all('top_2', 1.09, even), 'discount');
  const second = await place(
    all('top_2', 1.09, (number) => !even(number)),
    'discount',
  );
  await world.db.script(`
    BEGIN; SET LOCAL session_replication_role = replica;
    UPDATE bill SET turnover_rule = 2; COMMIT`);
  await cancel(second);
  expect(await counted()).toBe(39);
  // One by the newest rule beside it, and that one gone again.
  world.clock.set('2025-06-15T19:01:00+07:00');
  const third = await place(
    all('top_2', 1.09, (number) => !even(number)),
    'discount',
  );
  await expectCleanAudit(world);
  await cancel(third);
  expect(await counted()).toBe(39);
});

test('turnover that was moved between bills, or measured by an older rule, is found', async () => {
  await place(
    all('top_2', 10, (number) => number < '50'),
    'discount',
  );
  const second = await place(
    all('top_2', 10, (number) => number >= '50'),
    'discount',
  );
  const forgeries = [
    ['turnover_of_bills', `UPDATE wager SET valid_satang = 36000 WHERE reference = '${second}'`],
    [
      'turnover_rule',
      `UPDATE bill SET turnover_rule = 1, created_at = created_at + interval '1 hour' WHERE id = '${second}'`,
    ],
    ['wager_bill', `UPDATE wager SET version = version + 1 WHERE reference = '${second}'`],
  ] as const;
  const checks = await auditChecks(areas);
  for (const [name, forge] of forgeries) {
    const found: string[] = [];
    await world.db.script(`BEGIN; SET LOCAL session_replication_role = replica; ${forge}`);
    for await (const one of checks.find((check) => check.name === name)?.find(world.db) ?? [])
      found.push(one);
    await world.db.script('ROLLBACK');
    expect(found, forge).not.toEqual([]);
  }
});
