import { expect, test } from 'vitest';
import { migrate } from '#backend/db/migrate.ts';
import draws from '#backend/lotto/seed/glo-draws-2025.json' with { type: 'json' };
import { correctResult } from '#backend/lotto/settlement/correct-result.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { fillBooks } from '#backend/testing/busy-books.ts';
import { ROUND } from '#backend/testing/lotto.ts';
import { createWorld, type World } from '#backend/testing/world.ts';

const wagers = { name: 'test_wagers', text: 'SELECT * FROM wager ORDER BY reference' };
const events = {
  name: 'test_events',
  text: 'SELECT area, reference, version, status, valid_satang, payout_satang, at FROM wager_event ORDER BY reference, version',
};
const read = async ({ db }: World) => [await db.query(wagers, []), await db.query(events, [])];

test('a database of before gets the wagers that its bills would have had, corrected ones too', async () => {
  await using world = await createWorld();
  await fillBooks(world);
  const [first] = draws.filter(({ date }) => date === '2025-06-16');
  const wrong = { ...first, last_two: first?.last_two === '11' ? '12' : '11' };
  for (const draw of [wrong, first]) {
    world.clock.set(draw === wrong ? '2025-07-02T10:00:00+07:00' : '2025-07-03T10:00:00+07:00');
    await correctResult(world.services, { roundId: ROUND, draw, source: 'ผลที่แก้ไข', who: 'nok' });
  }
  const written = await read(world);
  await world.db.script(`
    DROP TABLE wager, wager_event, wager_counter, wager_reader, wager_total;
    ALTER TABLE bill RENAME COLUMN face_satang TO stake_satang;
    ALTER TABLE bill RENAME COLUMN ended_at TO settled_at;
    ALTER TABLE bill_line RENAME COLUMN face_satang TO amount_satang;
    DELETE FROM schema_migration WHERE name LIKE '%_wagers' OR name LIKE '%_two_amounts'`);
  await migrate(world.db);
  expect(await read(world)).toEqual(written);
  await expectCleanAudit(world);
});
