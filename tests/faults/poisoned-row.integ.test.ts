import { expect, test } from 'vitest';
import { closeCashbackDays } from '#backend/areas/cashback/close/close-days.ts';
import { resumeSettlements } from '#backend/areas/lotto/settlement/resume-settlements.ts';
import { expirePoints } from '#backend/areas/quests/points/expire-points.ts';
import { expireLots } from '#backend/core/entitlements/expire-lots.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { catchLog } from '#backend/testing/caught-log.ts';
import { publish } from '#backend/testing/lotto/draws.ts';
import { placeBill, ROUND } from '#backend/testing/lotto/lotto.ts';
import { grantPoints, grantSpins } from '#backend/testing/wheel.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

const MEMBERS = 5;
const open = (options: { at?: string } = {}) =>
  openWorld({ ...options, members: Array<number>(MEMBERS).fill(200) });

/** Whatever is written for a member fails, in one table. */
async function poison(world: World, table: string, on: 'INSERT' | 'UPDATE'): Promise<void> {
  const [, , member] = world.members;
  await world.db.script(`
    CREATE FUNCTION test_poison() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'poisoned'; END $$;
    CREATE TRIGGER test_poison BEFORE ${on} ON ${table} FOR EACH ROW WHEN (NEW.member_id = '${member?.memberId}') EXECUTE FUNCTION test_poison()`);
}

const heal = (world: World, table: string) =>
  world.db.script(`DROP TRIGGER test_poison ON ${table}; DROP FUNCTION test_poison()`);

const bet = [{ type: 'top_2' as const, number: '12', amount: 100 }];
const count = async (world: World, sql: string) => {
  const [row] = await world.db.query<{ total: number }>({ name: `test ${sql}`, text: sql }, []);
  return row?.total;
};
const pending = `SELECT count(*)::int AS total FROM bill WHERE status = 'pending'`;

test('a bill that cannot be settled waits alone, is noted at each run, and its round ends with it', async () => {
  await using world = await open();
  const log = catchLog(world);
  for (const { token } of world.members) await placeBill(world, token, bet);
  await poison(world, 'bill', 'UPDATE');
  await expect(publish(world)).rejects.toThrow('failed for 1: poisoned');
  expect(await count(world, pending)).toBe(1);
  await expect(resumeSettlements(world.services)).rejects.toThrow('failed for 1');
  expect(log.text).toContain('settling a bill of');
  const status = async () =>
    (await world.call('GET /api/lotto/round', { round_id: ROUND })).body.data?.status;
  expect(await status()).toBe('resulting');
  await heal(world, 'bill');
  expect(await resumeSettlements(world.services)).toBe(1);
  expect(await status()).toBe('resulted');
  await expectCleanAudit(world);
});

test('a member whose points do not expire keeps nobody else’s, nor does one whose spins do not', async () => {
  await using world = await open();
  for (const { memberId } of world.members) {
    await grantPoints(world, memberId, 100, 1);
    await grantSpins(world, memberId, 1, 1);
  }
  world.clock.set(new Date(world.clock.now().getTime() + 3 * 86_400_000).toISOString());
  const left = (kind: string) =>
    count(
      world,
      `SELECT count(*)::int AS total FROM entitlement_lot WHERE starts_with(kind, '${kind}') AND free > 0`,
    );
  await poison(world, 'entitlement_act', 'INSERT');
  await expect(expirePoints(world.services)).rejects.toThrow('expiring points failed for 1');
  await expect(expireLots(world.services)).rejects.toThrow('expiring a grant failed for 1');
  expect([await left('wallet.'), await left('wheel.spin')]).toEqual([1, 1]);
  await heal(world, 'entitlement_act');
  expect([await expirePoints(world.services), await expireLots(world.services)]).toEqual([1, 1]);
  await expectCleanAudit(world);
});

test('a member whose day of cashback cannot be measured holds it up for an hour, and is put right with the next day', async () => {
  await using world = await open();
  for (const { token } of world.members) await placeBill(world, token, bet);
  await publish(world);
  const closed = `SELECT count(*)::int AS total FROM cashback_close`;
  const measured = `SELECT count(DISTINCT member_id)::int AS total FROM cashback_day`;
  const before = (await count(world, closed)) ?? 0;
  await poison(world, 'cashback_day', 'INSERT');
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})/.exec(world.clock.now().toISOString()) ?? [];
  const midnight = Date.parse(`${day}T00:00:00+07:00`) + 86_400_000;
  world.clock.set(new Date(midnight + 600_000).toISOString());
  await expect(closeCashbackDays(world.services)).rejects.toThrow('failed for 1: poisoned');
  expect([await count(world, measured), await count(world, closed)]).toEqual([MEMBERS - 1, before]);
  world.clock.set(new Date(midnight + 3_700_000).toISOString());
  await expect(closeCashbackDays(world.services)).rejects.toThrow('failed for 1: poisoned');
  expect(await count(world, closed)).toBeGreaterThan(before);
  await heal(world, 'cashback_day');
  world.clock.set(new Date(midnight + 86_400_000 + 600_000).toISOString());
  await closeCashbackDays(world.services);
  expect(await count(world, measured)).toBe(MEMBERS);
  await expectCleanAudit(world);
});
