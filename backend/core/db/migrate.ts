import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Database } from '#backend/core/db/database.ts';

/** Found from the working directory: bundled code has no folder of its own. */
const FOLDER = path.join(process.cwd(), 'backend', 'core', 'db', 'migrations');
const Journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });
const LOCK = 31_000_001;
const lock = { name: 'migrate_lock', text: 'SELECT pg_advisory_xact_lock($1::int)' };
const DONE = 'SELECT name FROM schema_migration';
const JOURNAL =
  'CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())';

/**
 * Brings the schema up to date, one transaction per migration, in the order of the journal. Safe to run from several
 * processes at once. Returns the names of all migrations, newest last.
 */
export async function migrate(db: Database): Promise<string[]> {
  const done = await db.transact(async (tx) => {
    await tx.query(lock, [LOCK]);
    await tx.query({ name: 'migrate_journal', text: JOURNAL }, []);
    return tx.query<{ name: string }>({ name: 'migrate_all_done', text: DONE }, []);
  });
  const journal = Journal.parse(
    JSON.parse(await readFile(path.join(FOLDER, 'meta', '_journal.json'), 'utf8')),
  );
  const names = journal.entries.map((entry) => entry.tag);
  const applied = new Set(done.map(({ name }) => name));
  for (const name of names) if (!applied.has(name)) await apply(db, name);
  return names;
}

async function apply(db: Database, name: string): Promise<void> {
  const sql = await readFile(path.join(FOLDER, `${name}.sql`), 'utf8');
  await db.transact(async (tx) => {
    await tx.query(lock, [LOCK]);
    const done = await tx.query(
      { name: 'migrate_done', text: 'SELECT 1 FROM schema_migration WHERE name = $1' },
      [name],
    );
    if (done.length > 0) return;
    for (const [index, statement] of sql.split('--> statement-breakpoint').entries()) {
      await tx.query({ name: `migrate_${name}_${index}`, text: statement }, []);
    }
    await tx.query({ name: 'migrate_mark', text: 'INSERT INTO schema_migration (name) VALUES ($1)' }, [name]);
  });
}
