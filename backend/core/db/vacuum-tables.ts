import type { Database, Statement } from '#backend/core/db/database.ts';

/**
 * Tables of which much is dead, or much is new to the planner. A process knows only what happened since it began, so it looks at
 * every table of a megabyte once.
 */
const worn: Statement = {
  name: 'db_worn_tables',
  text: `
    SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
    WHERE n_dead_tup > 1000 + n_live_tup / 5 OR n_mod_since_analyze > 1000 + n_live_tup / 10
      OR (last_vacuum IS NULL AND pg_relation_size(relid) >= 1048576)
    ORDER BY n_dead_tup DESC, relname`,
};

interface Vacuumed {
  readonly db: Pick<Database, 'engine' | 'query' | 'script' | 'writeTrouble'>;
}

/**
 * Frees the space of dead rows and counts rows anew for the planner, a table at a time: calls pass in between. PostgreSQL does
 * so by itself (autovacuum). PGlite has no process for it: each run of a job would make its folder larger for ever.
 */
export async function vacuumTables({ db }: Vacuumed): Promise<void> {
  if (db.engine !== 'pglite') return;
  for (const { name } of await db.query<{ readonly name: string }>(worn, [])) {
    // It writes to the log of the database, for which a full disk has no room.
    if (await db.writeTrouble()) return;
    await db.script(`VACUUM (ANALYZE) ${name}`);
  }
}
