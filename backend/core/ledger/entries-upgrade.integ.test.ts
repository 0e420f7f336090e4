import { expect, test } from 'vitest';
import { migrate } from '#backend/core/db/migrate.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { fillBooks } from '#backend/testing/busy-books.ts';
import { openWorld } from '#backend/testing/world.ts';

const entries = { name: 'test_entries', text: 'SELECT * FROM ledger_entry ORDER BY account_id, seq' };

test('an older database gets the entries that its postings would have had, none before the one that it followed', async () => {
  await using world = await openWorld();
  await fillBooks(world);
  const written = await world.db.query(entries, []);
  expect(written.length).toBeGreaterThan(10);
  await world.db.script(
    `DROP TABLE ledger_entry; ALTER TABLE ledger_account DROP COLUMN stated_at;
    DELETE FROM schema_migration WHERE name LIKE '%_ledger_entries' OR name LIKE '%_stated_at'`,
  );
  await migrate(world.db);
  expect(await world.db.query(entries, [])).toEqual(written);
  await expectCleanAudit(world);
});
