import type { Database, Statement } from '#backend/core/db/database.ts';

/**
 * Tables with many dead rows, or with many rows that the planner does not know of. A process counts these from its start on, so
 * each table of a megabyte or more is vacuumed once after a start.
 */
const worn: Statement = {
  name: 'db_worn_tables',
  text: `
    SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables
    WHERE n_dead_tup > 1000 + n_live_tup / 5 OR n_mod_since_analyze > 1000 + n_live_tup / 10
      OR (last_vacuum IS NULL AND pg_relation_size(relid) >= 1048576)
    ORDER BY n_dead_tup DESC, relname`,
};

type VacuumedDatabase = Pick<Database, 'engine' | 'query' | 'script' | 'writeTrouble'>;

/**
 * Frees the space of dead rows and counts rows anew for the planner, one table at a time, so that calls run in between.
 * PostgreSQL does this by itself (autovacuum); PGlite does not, and its folder would grow with each run of a job.
 */
export async function vacuumTables({ db }: { readonly db: VacuumedDatabase }): Promise<void> {
  if (db.engine !== 'pglite') return;
  for (const { name } of await db.query<{ readonly name: string }>(worn, [])) {
    // A vacuum writes to the database's log, and PGlite hangs where a full disk has no room for that.
    if (await db.writeTrouble()) return;
    await db.script(`VACUUM (ANALYZE) ${name}`);
  }
}
