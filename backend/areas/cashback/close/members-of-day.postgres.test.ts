import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeCashbackDays, findMembersOfDay } from '#backend/areas/cashback/close/close-days.ts';
import { cashbackClose } from '#backend/areas/cashback/tables.ts';
import { rowsRead } from '#backend/testing/rows-read.ts';
import { openWorld } from '#backend/testing/world.ts';

/** Members with a bet of each kind on every day of two years, the day of the close without one for most. */
const MEMBERS = 40;
const DAYS = 730;
const CLOSED = '2025-06-14';
const PLAYED = 7;
const world = await openWorld();

/** Members and totals as rows alone: what is looked at is how they are read. */
const history = `
  INSERT INTO member (id, agent_id, username, password_hash, first_name, last_name, birth_date, bank_code, bank_account_no, created_at)
  SELECT md5('player ' || n)::uuid, 31, 'player' || n, '', '', '', '1990-01-01', '004', 'player' || n, '2023-01-01' FROM generate_series(1, ${MEMBERS}) n;
  INSERT INTO wager_total (member_id, day, area, kind, accepted_count, charged_satang, valid_satang, settled_count, settled_satang, payout_satang)
  SELECT md5('player ' || n)::uuid, '${CLOSED}'::date - back, 'lotto', kind, 1, 100, 100, 1, 100, 0
  FROM generate_series(1, ${MEMBERS}) n, generate_series(0, ${DAYS - 1}) back, unnest(ARRAY['glo', 'yeekee']) kind
  WHERE back > 1 OR n <= ${PLAYED};
  ANALYZE wager_total; ANALYZE member`;

beforeAll(() => world.db.script(history));
afterAll(() => world[Symbol.asyncDispose]());

test('whose day is to be closed is found without the totals of other days, each once', async () => {
  const found = await world.db.transact((tx) => findMembersOfDay(tx, CLOSED));
  expect(found).toHaveLength(PLAYED);
  const [first] = found;
  expect(await findMembersOfDay(world.db, CLOSED, first?.memberId)).toEqual(found.slice(1));
  const read = await rowsRead(world, 'wager_total', (tx) => findMembersOfDay(tx, CLOSED));
  expect(read).toBeLessThanOrEqual(PLAYED);
});

test('such a day is closed, and closed once', async () => {
  await world.db.orm.insert(cashbackClose).values({ day: '2025-06-13', at: world.clock.now() });
  expect(await closeCashbackDays(world.services)).toBe(1);
  expect(await closeCashbackDays(world.services)).toBe(0);
});
