import { afterEach, beforeEach, expect, test } from 'vitest';
import { voidRound } from '#backend/areas/lotto/settlement/refund-round.ts';
import { resumeSettlements } from '#backend/areas/lotto/settlement/resume-settlements.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { dyingDatabase } from '#backend/testing/dying-database.ts';
import { publish } from '#backend/testing/lotto/draws.ts';
import { balanceOf, placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import type { LineIn } from '#contract/lotto/bills.ts';

const BILLS = 7;
let world: World;

/** 200 lines, so that three bills fill a batch; the last digit pair of the first prize is among them. */
const lines: LineIn[] = Array.from({ length: 200 }, (_, at) => ({
  type: at < 100 ? 'top_2' : 'bottom_2',
  number: String(at % 100).padStart(2, '0'),
  amount: 1,
}));

beforeEach(async () => {
  world = await openWorld({ members: Array<number>(BILLS).fill(200) });
  for (const { token } of world.members) await placeBill(world, token, lines);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

async function statuses(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { token } of world.members) {
    const [bill] = (await world.call('GET /api/lotto/bill/list', {}, token)).body.data ?? [];
    const status = bill?.status ?? 'none';
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

async function balances(): Promise<(number | undefined)[]> {
  return Promise.all(world.members.map(({ token }) => balanceOf(world, token)));
}

test.each<'before' | 'after'>(['before', 'after'])(
  'a settlement killed %s its second batch goes on where it stopped',
  async (when) => {
    const dying = { ...world.services, db: dyingDatabase(world.db, 3, when) };
    await expect(publish(world, { services: dying })).rejects.toThrow('the process was killed');
    expect(await statuses()).toEqual({ won: 3, pending: BILLS - 3 });
    await expectCleanAudit(world);
    expect(await resumeSettlements(world.services)).toBe(BILLS - 3);
    expect(await statuses()).toEqual({ won: BILLS });
    // One winner of each type: 2 × 1 baht × 90.
    expect(await balances()).toEqual(Array(BILLS).fill(180));
    expect(await resumeSettlements(world.services)).toBe(0);
    expect((await world.call('GET /api/lotto/round', { round_id: ROUND })).body.data?.status).toBe(
      'resulted',
    );
  },
);

test('a settlement killed before its first batch and before its end', async () => {
  const early = { ...world.services, db: dyingDatabase(world.db, 2, 'before') };
  await expect(publish(world, { services: early })).rejects.toThrow('the process was killed');
  const late = { ...world.services, db: dyingDatabase(world.db, 5, 'after') };
  await expect(resumeSettlements(late)).rejects.toThrow('the process was killed');
  expect(await statuses()).toEqual({ won: BILLS });
  expect((await world.call('GET /api/lotto/round', { round_id: ROUND })).body.data?.status).toBe('resulting');
  expect(await resumeSettlements(world.services)).toBe(0);
  expect((await world.call('GET /api/lotto/round', { round_id: ROUND })).body.data?.status).toBe('resulted');
  expect(await balances()).toEqual(Array(BILLS).fill(180));
});

test('settlements beside each other pay once', async () => {
  await publish(world, { services: { ...world.services, db: dyingDatabase(world.db, 2, 'before') } }).catch(
    () => undefined,
  );
  const counts = await Promise.all(Array.from({ length: 4 }, () => resumeSettlements(world.services)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(BILLS);
  expect(await balances()).toEqual(Array(BILLS).fill(180));
});

test('a cancelled bill is neither won nor paid', async () => {
  const [first] = world.members;
  const [bill] = (await world.call('GET /api/lotto/bill/list', {}, first?.token)).body.data ?? [];
  await world.call('POST /api/lotto/bill/cancel', { bill_id: bill?.bill_id ?? '' }, first?.token);
  expect((await publish(world)).settled).toBe(BILLS - 1);
  expect(await statuses()).toEqual({ won: BILLS - 1, cancelled: 1 });
  expect(await balances()).toEqual([200, ...Array(BILLS - 1).fill(180)]);
});

test('a voided round gives every stake back once, and takes no result', async () => {
  const dying = { ...world.services, db: dyingDatabase(world.db, 3, 'after') };
  await expect(voidRound(dying, ROUND)).rejects.toThrow('the process was killed');
  expect(await resumeSettlements(world.services)).toBe(BILLS - 3);
  expect(await voidRound(world.services, ROUND)).toEqual({ outcome: 'already voided', refunded: 0 });
  expect(await statuses()).toEqual({ refunded: BILLS });
  expect(await balances()).toEqual(Array(BILLS).fill(200));
  await expect(publish(world)).rejects.toThrow(/was voided/);
  expect((await world.call('GET /api/lotto/round', { round_id: ROUND })).body.data?.status).toBe('voided');
});
