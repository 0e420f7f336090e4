import { expect, test } from 'vitest';
import { migrate } from '#backend/core/db/migrate.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { fillBooks } from '#backend/testing/busy-books.ts';
import { correct, drawOf } from '#backend/testing/lotto/draws.ts';
import { plantSealed } from '#backend/testing/plant.ts';
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

/** Takes away what keeps rows as they were written; its migration comes again. */
const UNGUARDED = `
  DO $$
  DECLARE own record;
  BEGIN
    FOR own IN SELECT tgname AS name, tgrelid::regclass AS table FROM pg_trigger WHERE NOT tgisinternal
      AND tgrelid::regclass::text NOT IN ('consent', 'ledger_entry', 'ops_log', 'posting', 'terms_change', 'transfer', 'turnover_goal', 'wager_event')
      AND tgfoid::regproc::text IN ('refuse_change', 'refuse_step', 'refuse_other_deposit') LOOP
      EXECUTE format('DROP TRIGGER %I ON %s', own.name, own.table);
    END LOOP;
  END $$;
  DROP FUNCTION refuse_step, refuse_other_deposit;`;

test('an older database gets the wagers that its bills would have had, and rounds their numbers', async () => {
  await using world = await openWorld();
  await fillBooks(world);
  const first = drawOf();
  const wrong = { ...first, last_two: first.last_two === '11' ? '12' : '11' };
  for (const draw of [wrong, first]) {
    world.clock.set(draw === wrong ? '2025-07-02T10:00:00+07:00' : '2025-07-03T10:00:00+07:00');
    await correct(world, draw);
  }
  // An older database had one round a day of a kind.
  await world.db.script(`
    ${UNGUARDED}
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
    DELETE FROM schema_migration WHERE name LIKE '%_wagers' OR name LIKE '%_wager_days' OR name LIKE '%_two_amounts' OR name LIKE '%_round_number'
      OR name LIKE '%_written_once' OR name LIKE '%_wager_category'`);
  await migrate(world.db);
  expect(await read(world)).toEqual(written);
  // Of the rounds that were taken away the audit log still tells.
  await plantSealed(world.services, async () => {});
  await expectCleanAudit(world);
});
