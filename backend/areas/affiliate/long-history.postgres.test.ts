import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNewest, findOfMonth } from '#backend/areas/affiliate/list-transactions.ts';
import { readTotals } from '#backend/areas/affiliate/read-balance.ts';
import { findEarned } from '#backend/areas/affiliate/send-commission.ts';
import { rowsRead } from '#backend/testing/rows-read.ts';
import { openWorld } from '#backend/testing/world.ts';

/** Who invite, each so many friends, of which each brings something on every day of two years. */
const INVITERS = 20;
const FRIENDS = 10;
const DAYS = 730;
const LAST = '2025-06-14';
const INVITER = `md5('inviter 1')::uuid`;
const world = await openWorld();
let inviter = '';

/** Days as rows alone: what is looked at is how they are read. */
const history = `
  INSERT INTO affiliate_code (member_id, code, at)
  SELECT md5('inviter ' || n)::uuid, 'CODE' || n, '2023-06-01' FROM generate_series(1, ${INVITERS}) n;
  INSERT INTO affiliate_day (referrer_id, day, member_id, level, stake_satang, earned_satang, reversed_satang)
  SELECT md5('inviter ' || n)::uuid, '${LAST}'::date - back, md5('friend ' || n || ' ' || friend)::uuid, 1, 100000, 100, CASE WHEN back % 9 = 1 THEN 1 ELSE 0 END
  FROM generate_series(1, ${INVITERS}) n, generate_series(1, ${FRIENDS}) friend, generate_series(0, ${DAYS - 1}) back;
  INSERT INTO affiliate_month SELECT referrer_id, date_trunc('month', day)::date, sum(stake_satang), sum(earned_satang), sum(reversed_satang)
  FROM affiliate_day GROUP BY 1, 2;
  INSERT INTO affiliate_redemption (id, agent_id, member_id, satang, idempotency_key, at)
  SELECT md5('redemption ' || n)::uuid, 31, ${INVITER}, 500, 'key' || n, '${LAST}T12:00:00+07:00'::timestamptz - n * interval '10 days'
  FROM generate_series(1, 70) n;
  ANALYZE affiliate_day; ANALYZE affiliate_month; ANALYZE affiliate_code; ANALYZE affiliate_redemption`;

beforeAll(async () => {
  await world.db.script(history);
  const text = `SELECT ${INVITER}::text AS id`;
  const [row] = await world.db.query<{ id: string }>({ name: 'test_inviter', text }, []);
  inviter = row?.id ?? '';
});
afterAll(() => world[Symbol.asyncDispose]());

test('the newest movements and those of a month read no other days of two years', async () => {
  const newest = await world.db.transact((tx) => findNewest(tx, inviter));
  expect(newest).toHaveLength(50);
  expect(newest.slice(0, 3).map(({ day, kind, satang }) => [day, kind, Number(satang)])).toEqual([
    [LAST, 'commission', 1_000],
    ['2025-06-13', 'reversal', -10],
    ['2025-06-13', 'commission', 1_000],
  ]);
  const ofMonth = await world.db.transact((tx) => findOfMonth(tx, inviter, '2025-05'));
  expect(ofMonth.map(({ kind }) => kind).filter((kind) => kind === 'commission')).toHaveLength(31);
  expect(ofMonth.every(({ day }) => day.startsWith('2025-05'))).toBe(true);
  expect(ofMonth.map(({ id }) => id)).toContain('reversal:2025-05-17');
  const redeemed = await world.db.transact((tx) => findOfMonth(tx, inviter, '2025-05', 'redeem'));
  expect(redeemed.map(({ day }) => day)).toEqual(['2025-05-25', '2025-05-15', '2025-05-05']);
  expect(await rowsRead(world, 'affiliate_day', (tx) => findNewest(tx, inviter))).toBeLessThan(60 * FRIENDS);
  const month = (tx: Parameters<typeof findOfMonth>[0]) => findOfMonth(tx, inviter, '2025-05');
  expect(await rowsRead(world, 'affiliate_day', month)).toBeLessThan(40 * FRIENDS);
});

test('what a day brought everybody is found without the days before it', async () => {
  const found = await world.db.transact((tx) => findEarned(tx, LAST));
  expect(found.map(({ satang }) => satang)).toEqual(Array(INVITERS).fill(1_000n));
  const read = await rowsRead(world, 'affiliate_day', (tx) => findEarned(tx, LAST));
  expect(read).toBeLessThanOrEqual(INVITERS * FRIENDS);
});

test('a balance and what it is made of read the months of two years, and no day', async () => {
  const read = (tx: Parameters<typeof findNewest>[0]) => readTotals(tx, inviter);
  const { earned, reversed, redeemed } = await world.db.transact(read);
  expect([earned, reversed, redeemed]).toEqual([730_000n, 810n, 35_000n]);
  expect(await rowsRead(world, 'affiliate_day', read)).toBe(0);
  expect(await rowsRead(world, 'affiliate_month', read)).toBeLessThanOrEqual(25);
});
