import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#backend/db/database.ts';
import draws from '#backend/lotto/seed/glo-draws-2025.json' with { type: 'json' };
import { publishResult } from '#backend/lotto/settlement/publish-result.ts';
import { voidRound } from '#backend/lotto/settlement/refund-round.ts';
import { resumeSettlements } from '#backend/lotto/settlement/resume-settlements.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { balanceOf, placeBill, ROUND } from '#backend/testing/lotto.ts';
import { type BuiltMember, buildMember } from '#backend/testing/members.ts';
import { createWorld, type World } from '#backend/testing/world.ts';
import type { LineIn } from '#contract/lotto/bills.ts';

const draw = draws.find((one) => one.date === '2025-06-16');
const publication = { kind: 'glo', date: '2025-06-16', draw, source: 'ผลที่ประกาศ', who: 'tester' };
const BILLS = 7;
let world: World;
let members: BuiltMember[];

/** 200 lines, so that three bills fill a batch; the last digit pair of the first prize is among them. */
const lines: LineIn[] = Array.from({ length: 200 }, (_, at) => ({
  type: at < 100 ? 'top_2' : 'bottom_2',
  number: String(at % 100).padStart(2, '0'),
  amount: 1,
}));

beforeEach(async () => {
  world = await createWorld();
  members = await Promise.all(Array.from({ length: BILLS }, () => buildMember(world, { balance: 200 })));
  for (const { token } of members) await placeBill(world, token, lines);
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

/** The database with its n-th transaction lost, before or after its work. */
function failing(db: Database, nth: number, when: 'before' | 'after'): Database {
  let count = 0;
  return {
    ...db,
    transact: (work) => {
      count += 1;
      if (count !== nth) return db.transact(work);
      return db.transact(async (tx) => {
        if (when === 'after') await work(tx);
        throw new Error('the process was killed');
      });
    },
  };
}

async function statuses(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { token } of members) {
    const [bill] = (await world.call('GET /api/lotto/bill/list', {}, token)).body.data ?? [];
    const status = bill?.status ?? 'none';
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

async function balances(): Promise<(number | undefined)[]> {
  return Promise.all(members.map(({ token }) => balanceOf(world, token)));
}

test.each<'before' | 'after'>(['before', 'after'])(
  'a settlement killed %s its second batch goes on where it stopped',
  async (when) => {
    const dying = { ...world.services, db: failing(world.db, 3, when) };
    await expect(publishResult(dying, publication)).rejects.toThrow('the process was killed');
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
  const early = { ...world.services, db: failing(world.db, 2, 'before') };
  await expect(publishResult(early, publication)).rejects.toThrow('the process was killed');
  const late = { ...world.services, db: failing(world.db, 5, 'after') };
  await expect(resumeSettlements(late)).rejects.toThrow('the process was killed');
  expect(await statuses()).toEqual({ won: BILLS });
  expect((await world.call('GET /api/lotto/round', { round_id: ROUND })).body.data?.status).toBe('resulting');
  expect(await resumeSettlements(world.services)).toBe(0);
  expect((await world.call('GET /api/lotto/round', { round_id: ROUND })).body.data?.status).toBe('resulted');
  expect(await balances()).toEqual(Array(BILLS).fill(180));
});

test('settlements beside each other pay once', async () => {
  await publishResult({ ...world.services, db: failing(world.db, 2, 'before') }, publication).catch(
    () => undefined,
  );
  const counts = await Promise.all(Array.from({ length: 4 }, () => resumeSettlements(world.services)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(BILLS);
  expect(await balances()).toEqual(Array(BILLS).fill(180));
});

test('a cancelled bill is neither won nor paid', async () => {
  const [first] = members;
  const [bill] = (await world.call('GET /api/lotto/bill/list', {}, first?.token)).body.data ?? [];
  await world.call('POST /api/lotto/bill/cancel', { bill_id: bill?.bill_id ?? '' }, first?.token);
  expect((await publishResult(world.services, publication)).settled).toBe(BILLS - 1);
  expect(await statuses()).toEqual({ won: BILLS - 1, cancelled: 1 });
  expect(await balances()).toEqual([200, ...Array(BILLS - 1).fill(180)]);
});

test('a voided round gives every stake back once, and takes no result', async () => {
  const dying = { ...world.services, db: failing(world.db, 3, 'after') };
  await expect(voidRound(dying, ROUND)).rejects.toThrow('the process was killed');
  expect(await resumeSettlements(world.services)).toBe(BILLS - 3);
  expect(await voidRound(world.services, ROUND)).toEqual({ outcome: 'already voided', refunded: 0 });
  expect(await statuses()).toEqual({ refunded: BILLS });
  expect(await balances()).toEqual(Array(BILLS).fill(200));
  await expect(publishResult(world.services, publication)).rejects.toThrow(/was voided/);
  expect((await world.call('GET /api/lotto/round', { round_id: ROUND })).body.data?.status).toBe('voided');
});
