import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { fillBooks } from '#backend/testing/busy-books.ts';
import { correct, drawOf } from '#backend/testing/lotto/draws.ts';
import { openWorld, type World } from '#backend/testing/world.ts';

const wagers = { name: 'test_wagers', text: 'SELECT * FROM wager ORDER BY reference' };
const events = {
  name: 'test_events',
  text: 'SELECT area, reference, version, status, valid_satang, payout_satang, at FROM wager_event ORDER BY reference, version',
};
const totals = { name: 'test_totals', text: 'SELECT * FROM wager_total ORDER BY member_id, day, area, kind' };
const rounds = { name: 'test_rounds', text: 'SELECT * FROM round ORDER BY id' };
const read = async ({ db }: World) => [
  await db.query(wagers, []),
  await db.query(events, []),
  await db.query(totals, []),
  await db.query(rounds, []),
];

test('a database of before gets the wagers that its bills would have had, and rounds their numbers', async () => {
  await using world = await openWorld();
  await fillBooks(world);
  const first = drawOf();
  const wrong = { ...first, last_two: first.last_two === '11' ? '12' : '11' };
  for (const draw of [wrong, first]) {
    world.clock.set(draw === wrong ? '2025-07-02T10:00:00+07:00' : '2025-07-03T10:00:00+07:00');
    await correct(world, draw);
  }
  // A database of before had one round a day of a kind.
  await world.db.script(`
    DELETE FROM round_rate WHERE round_id ~ '^(yeekee|pingpong)-'; DELETE FROM round WHERE kind IN ('yeekee', 'pingpong');
    DELETE FROM round_seed; DELETE FROM yeekee_round`);
  const written = await read(world);
  await world.db.script(`
    DROP TABLE wager, wager_event, wager_counter, wager_reader, wager_total;
    ALTER TABLE bill RENAME COLUMN face_satang TO stake_satang;
    ALTER TABLE bill RENAME COLUMN ended_at TO settled_at;
    ALTER TABLE bill_line RENAME COLUMN face_satang TO amount_satang;
    DROP INDEX round_kind_day;
    ALTER TABLE round DROP COLUMN day_number;
    CREATE UNIQUE INDEX round_kind_date ON round (agent_id, kind, draw_date);
    DELETE FROM schema_migration WHERE name LIKE '%_wagers' OR name LIKE '%_wager_days' OR name LIKE '%_two_amounts' OR name LIKE '%_round_number'`);
  await migrate(world.db);
  expect(await read(world)).toEqual(written);
  await expectCleanAudit(world);
});
