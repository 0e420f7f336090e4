import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { voidRound } from '#backend/areas/lotto/settlement/refund-round.ts';
import { resumeSettlements } from '#backend/areas/lotto/settlement/resume-settlements.ts';
import { bill, billCorrection } from '#backend/areas/lotto/tables.ts';
import { posting, transfer } from '#backend/core/ledger/tables.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { dyingDatabase } from '#backend/testing/dying-database.ts';
import { correct, type Draw, drawOf, publish } from '#backend/testing/lotto/draws.ts';
import { balanceOf, placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import type { LineIn } from '#contract/lotto/bills.ts';

const right = drawOf();
/** The last two digits were typed wrongly: 200 lines of each bill hold both numbers, one of them at ten times the stake. */
const TYPED = right.last_two === '07' ? '08' : '07';
const wrong = { ...right, last_two: TYPED };
const BILLS = 7;
let world: World;

/** 100 lines, so that five bills fill a batch. The wrong number pays 900, the right one 90; top_2 loses or wins alike. */
const lines: LineIn[] = Array.from({ length: 100 }, (_, at) => {
  const number = String(at).padStart(2, '0');
  return { type: 'bottom_2', number, amount: number === TYPED ? 10 : 1 };
});
const STAKE = 109;

beforeEach(async () => {
  world = await openWorld({ members: Array<number>(BILLS).fill(STAKE) });
  for (const { token } of world.members) await placeBill(world, token, lines);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const publishWrong = (services = world.services) => publish(world, { services, draw: wrong });
const correctTo = (draw: Draw, services = world.services) => correct(world, draw, services);
const balances = () => Promise.all(world.members.map(({ token }) => balanceOf(world, token)));
const every = (balance: number) => Array(BILLS).fill(balance);
/** Which of both numbers wins as the end of a ticket in this round, by the check of tickets over all draws. */
const winners = async () => {
  const ends = [TYPED, right.last_two];
  const numbers = ends.map((end) => `0000${end}`);
  const checked = (await world.call('POST /api/lotto/results/check', { numbers })).body.data?.numbers ?? [];
  return ends.filter((_, at) => checked[at]?.wins.some((win) => win.round_id === ROUND));
};
const versions = async () => {
  const rows = await world.db.orm.select().from(bill).where(eq(bill.roundId, ROUND));
  return new Set(rows.map((row) => row.resultVersion));
};

test('a wrong draw that was paid is corrected: wrong winnings back, right ones paid, once', async () => {
  await publishWrong();
  expect(await balances()).toEqual(every(900));
  expect(await winners()).toEqual([TYPED]);
  expect(await correctTo(right)).toEqual({ outcome: 'corrected', version: 2 });
  expect(await balances()).toEqual(every(90));
  expect(await versions()).toEqual(new Set([2]));
  expect(await winners()).toEqual([right.last_two]);
  expect(await correctTo(right)).toEqual({ outcome: 'unchanged', version: 2 });
  expect(await balances()).toEqual(every(90));

  const [first] = world.members;
  const [head] = (await world.call('GET /api/lotto/bill/list', {}, first?.token)).body.data ?? [];
  const own = { bill_id: head?.bill_id ?? '' };
  const detail = (await world.call('GET /api/lotto/bill/detail', own, first?.token)).body.data;
  expect(detail).toMatchObject({ status: 'won', total_payout: 90, result_version: 2 });
  expect(detail?.lines.filter((line) => line.status === 'win').map((line) => line.number)).toEqual([
    right.last_two,
  ]);
  const moves = await world.db.orm
    .select({ kind: transfer.kind, key: transfer.key, satang: posting.satang })
    .from(transfer)
    .innerJoin(posting, eq(posting.transferId, transfer.id))
    .where(eq(transfer.reference, own.bill_id))
    .orderBy(asc(transfer.kind));
  expect(moves).toEqual([
    { kind: 'lotto_bill', key: expect.any(String), satang: 10_900n },
    { kind: 'lotto_payout', key: own.bill_id, satang: 90_000n },
    { kind: 'lotto_repayout', key: `${own.bill_id}:2`, satang: 9_000n },
    { kind: 'lotto_reversal', key: `${own.bill_id}:2`, satang: 90_000n },
  ]);
  const shown = (await world.call('GET /api/lotto/result', { round_id: ROUND })).body.data;
  expect(shown?.tiers.find((tier) => tier.id === 'last_two')?.numbers).toEqual([right.last_two]);
  expect(shown).toMatchObject({ version: 2, source: 'ผลที่แก้ไข' });
  expect(
    shown?.history.map(({ version, source, tiers }) => [
      version,
      source,
      tiers.find((tier) => tier.id === 'last_two')?.numbers[0],
    ]),
  ).toEqual([
    [2, 'ผลที่แก้ไข', right.last_two],
    [1, 'ผลที่ประกาศ', TYPED],
  ]);
  const [listed] = (await world.call('GET /api/lotto/results', { kind: 'glo' })).body.data ?? [];
  expect(shown).toMatchObject({ ...listed });
});

test('a correction can be corrected, also back to what was there', async () => {
  await publishWrong();
  await correctTo(right);
  const none = { ...right, last_two: right.last_two === '11' ? '12' : '11' };
  expect(await correctTo(none)).toMatchObject({ version: 3 });
  expect(await balances()).toEqual(every(90));
  expect(await correctTo(wrong)).toMatchObject({ outcome: 'corrected', version: 4 });
  expect(await balances()).toEqual(every(900));
  expect(await correctTo(right)).toMatchObject({ version: 5 });
  expect(await balances()).toEqual(every(90));
  // Version 3 moved nothing: the same amount was due for another line.
  const rows = await world.db.orm.select().from(billCorrection);
  expect(Map.groupBy(rows, (row) => row.version).size).toBe(3);
});

test('what a member spent of wrong winnings is owed, and a later gain pays it off first', async () => {
  await publishWrong();
  world.clock.set('2025-06-15T21:00:00+07:00');
  await advanceRounds(world.services);
  const [spender] = world.members;
  const token = await openSession(world, spender?.memberId ?? '');
  await placeBill(world, token, [{ type: 'top_3', number: '123', amount: 850 }], {
    roundId: 'glo-2025-07-01',
  });
  await correctTo(right);
  expect(await balanceOf(world, token)).toBe(0);
  world.clock.set('2025-06-15T19:00:00+07:00');
  expect((await balances()).slice(1)).toEqual(Array(BILLS - 1).fill(90));
  const debts = () =>
    runOps(world.services, { command: 'lotto debts', options: {}, who: 'nok', why: '', yes: false });
  expect((await debts()).lines).toEqual([expect.stringMatching(/^\d{10} owes 760\.00 baht$/)]);
  await expectCleanAudit(world);
  await correctTo(wrong);
  expect(await balanceOf(world, spender?.token ?? '')).toBe(50);
  expect((await debts()).lines).toEqual(['Nobody owes anything']);
});

test.each([
  [2, 'before'],
  [3, 'after'],
  [4, 'before'],
  [6, 'before'],
] as const)(
  'a correction killed in transaction %d, %s its work, goes on where it stopped',
  async (nth, when) => {
    await publishWrong();
    const dying = { ...world.services, db: dyingDatabase(world.db, nth, when) };
    await expect(correctTo(right, dying)).rejects.toThrow('the process was killed');
    await expectCleanAudit(world);
    await resumeSettlements(world.services);
    expect(await balances()).toEqual(every(90));
    expect(await versions()).toEqual(new Set([2]));
    expect((await world.call('GET /api/lotto/round', { round_id: ROUND })).body.data?.status).toBe(
      'resulted',
    );
    expect(await resumeSettlements(world.services)).toBe(0);
  },
);

test('a result corrected in the middle of its settlement: settled bills are corrected, others settled once', async () => {
  await expect(publishWrong({ ...world.services, db: dyingDatabase(world.db, 3, 'before') })).rejects.toThrow(
    'killed',
  );
  expect(new Set(await balances())).toEqual(new Set([0, 900]));
  await correctTo(right);
  expect(await balances()).toEqual(every(90));
  expect(await versions()).toEqual(new Set([2]));
});

test('corrections beside each other and beside settlements move each bill once', async () => {
  await publishWrong();
  const all = await Promise.all([
    correctTo(right),
    resumeSettlements(world.services),
    correctTo(right),
    correctTo(right),
  ]);
  expect(all.filter((one) => typeof one === 'object' && one.outcome === 'corrected')).toHaveLength(1);
  expect(await balances()).toEqual(every(90));
});

test('a correction needs a usable draw of that day, and a round with a result', async () => {
  await expect(correctTo(right)).rejects.toThrow(/has no result to correct/);
  await publishWrong();
  await expect(correctTo({ ...right, last_two: '123' })).rejects.toThrow(/not usable/);
  await expect(correctTo({ ...right, date: '2025-07-01' })).rejects.toThrow(
    /is of 2025-07-01, not of 2025-06-16/,
  );
  await expect(voidRound(world.services, ROUND)).rejects.toThrow(/has a result/);
  expect(await balances()).toEqual(every(900));
});
