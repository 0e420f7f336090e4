import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeDays } from '#backend/areas/sooth/days/make-days.ts';
import { recordShoes } from '#backend/areas/sooth/shoes/record-shoes.ts';
import { expectCleanAudit, findFirstFinding } from '#backend/testing/audit.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();

beforeAll(async () => {
  world.clock.set('2025-06-16T02:20:00+07:00');
  await makeDays(world.services);
  await recordShoes(world.services);
  await expectCleanAudit(world);
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.db.script('BEGIN'));
afterEach(() => world.db.script('ROLLBACK'));

const FIRST = `room_id = 1 AND day = '2025-06-15'`;
const OF_FIRST = `owner = (SELECT seed_owner FROM sooth_day WHERE ${FIRST})`;
const SHOE = `${FIRST} AND no = 21`;

/** By somebody who may do anything in the database: every column of every table but the id of a seed, which nothing goes by, and rows more or less. */
const forgeries: Readonly<Record<string, string>> = {
  'room.id': 'UPDATE sooth_room SET id = 9 WHERE id = 1',
  'room.agent_id': 'UPDATE sooth_room SET agent_id = agent_id + 1 WHERE id = 1',
  'room.name': `UPDATE sooth_room SET name = 'ห้องแม่น 100%' WHERE id = 1`,
  'room.place': 'UPDATE sooth_room SET place = 3 WHERE id = 1',
  'room.status': `UPDATE sooth_room SET status = 'closed' WHERE id = 1`,
  'room.made_at': `UPDATE sooth_room SET made_at = made_at - interval '1 day' WHERE id = 1`,
  'a room more': `INSERT INTO sooth_room (id, agent_id, name, place, status, made_at)
    SELECT 5, agent_id, 'x', 0, 'open', made_at FROM sooth_room WHERE id = 1`,
  'a room less': `DELETE FROM sooth_shoe WHERE room_id = 1; DELETE FROM sooth_seed WHERE owner IN (SELECT seed_owner FROM sooth_day WHERE room_id = 1);
    DELETE FROM sooth_day WHERE room_id = 1; DELETE FROM sooth_room WHERE id = 1`,
  'day.room_id': `UPDATE sooth_day SET room_id = 9 WHERE ${FIRST}`,
  'day.day': `UPDATE sooth_day SET day = '2025-06-10' WHERE ${FIRST}`,
  'day.seed_owner': `UPDATE sooth_day SET seed_owner = gen_random_uuid() WHERE ${FIRST}`,
  'day.commit': `UPDATE sooth_day SET "commit" = repeat('ab', 32) WHERE ${FIRST}`,
  'day.made_at': `UPDATE sooth_day SET made_at = made_at - interval '1 day' WHERE ${FIRST}`,
  'day.made_at with its seed': `UPDATE sooth_day SET made_at = made_at - interval '1 day' WHERE ${FIRST};
    UPDATE sooth_seed SET created_at = created_at - interval '1 day' WHERE ${OF_FIRST}`,
  'a day less': `DELETE FROM sooth_shoe WHERE ${FIRST}; DELETE FROM sooth_seed WHERE ${OF_FIRST}; DELETE FROM sooth_day WHERE ${FIRST}`,
  'seed.owner': `UPDATE sooth_seed SET owner = gen_random_uuid() WHERE ${OF_FIRST}`,
  'seed.commit': `UPDATE sooth_seed SET "commit" = repeat('ab', 32) WHERE ${OF_FIRST}`,
  'seed.seed': `UPDATE sooth_seed SET seed = repeat('ab', 32) WHERE ${OF_FIRST}`,
  'seed.client_seed': `UPDATE sooth_seed SET client_seed = 'x' WHERE ${OF_FIRST}`,
  'seed.next_nonce': `UPDATE sooth_seed SET next_nonce = 1 WHERE ${OF_FIRST}`,
  'seed.created_at': `UPDATE sooth_seed SET created_at = created_at - interval '1 day' WHERE ${OF_FIRST}`,
  'seed.shown_at': `UPDATE sooth_seed SET shown_at = now() WHERE ${OF_FIRST}`,
  'seeds of two days changed for each other': `
    UPDATE sooth_day day SET seed_owner = other.seed_owner FROM sooth_day other
    WHERE day.room_id = 1 AND other.room_id = 1 AND day.day <> other.day AND day.day <= '2025-06-16' AND other.day <= '2025-06-16'`,
  'shoe.room_id': `UPDATE sooth_shoe SET room_id = 9 WHERE ${SHOE}`,
  'shoe.day': `UPDATE sooth_shoe SET day = '2025-06-14' WHERE ${SHOE}`,
  'shoe.no': `UPDATE sooth_shoe SET no = 1 WHERE ${SHOE}`,
  'shoe.seed': `UPDATE sooth_shoe SET seed = repeat('ab', 32) WHERE ${SHOE}`,
  'shoe.outcomes': `UPDATE sooth_shoe SET outcomes = reverse(outcomes) WHERE ${SHOE}`,
  'shoe.shoes': `UPDATE sooth_shoe SET shoes = shoes + 100 WHERE ${SHOE}`,
  'shoe.totals': `UPDATE sooth_shoe SET totals = jsonb_set(totals, '{streak,hits}', ((totals->'streak'->>'hits')::int + 1)::text::jsonb) WHERE ${SHOE}`,
  'shoe.totals of the newest': `UPDATE sooth_shoe SET totals = jsonb_set(totals, '{chop,said}', '0') WHERE room_id = 1 AND shoes = (SELECT max(shoes) FROM sooth_shoe WHERE room_id = 1)`,
  'shoe.totals of another kind': `UPDATE sooth_shoe SET totals = '{}' WHERE ${SHOE}`,
  'shoe.recorded_at': `UPDATE sooth_shoe SET recorded_at = '2025-06-15T20:10:00+07:00' WHERE ${SHOE}`,
  'a shoe less': `DELETE FROM sooth_shoe WHERE ${SHOE}`,
  'a shoe before its time': `INSERT INTO sooth_shoe SELECT room_id, day, 9, seed, outcomes, shoes + 50, totals, recorded_at FROM sooth_shoe
    WHERE room_id = 1 ORDER BY shoes DESC LIMIT 1`,
};

test.each(Object.entries(forgeries))('%s: the audit finds it', async (_, sql) => {
  await world.db.script(
    `SET session_replication_role = replica; ${sql}; SET session_replication_role = origin`,
  );
  expect(await findFirstFinding(world)).toBeDefined();
});

test.each([
  'UPDATE sooth_room SET place = 1',
  'DELETE FROM sooth_room',
  'UPDATE sooth_day SET made_at = now()',
  'DELETE FROM sooth_day',
  'UPDATE sooth_shoe SET totals = totals',
  'DELETE FROM sooth_shoe',
  'UPDATE sooth_seed SET seed = seed',
  'DELETE FROM sooth_seed',
  'TRUNCATE sooth_seed',
])('the database refuses %s', async (sql) => {
  await expect(world.db.script(sql)).rejects.toThrow(/never|only/);
});
