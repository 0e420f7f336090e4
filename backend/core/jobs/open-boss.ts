import type { PgBoss } from 'pg-boss';
import type { Database } from '#backend/core/db/database.ts';
import type { PgliteDatabase } from '#backend/core/db/pglite/pglite.ts';
import type { BackendEnv } from '#backend/env.ts';

/** Seconds between looks at the queues; every look costs a query, on PGlite between the members' own. */
export const POLL_SECONDS = 15;

const pace = {
  schema: 'pgboss',
  superviseIntervalSeconds: 300,
  monitorIntervalSeconds: 300,
  maintenanceIntervalSeconds: 3_600,
  queueCacheIntervalSeconds: 300,
  bamIntervalSeconds: 3_600,
  flowIntervalSeconds: 3_600,
  cronWorkerIntervalSeconds: 5,
  monitorVacuum: false,
};

function isPglite(db: Database): db is PgliteDatabase {
  return db.engine === 'pglite';
}

const INT8 = 20;
/** The job queue expects 64-bit numbers as text, as node-postgres hands them over. */
const asText = { parsers: { [INT8]: String } };

/** The job queue over the same database: on PGlite through its one connection, on PostgreSQL with two of its own. */
export async function openBoss(db: Database, env: Pick<BackendEnv, 'databaseUrl'>): Promise<PgBoss> {
  // Loaded beside the running site, which does not wait for its jobs.
  const { fromPglite, PgBoss } = await import('pg-boss');
  if (isPglite(db)) {
    const { instance } = db;
    const adapter = fromPglite({
      query: (text, values) => instance.query(text, values, asText),
      exec: (text) => instance.exec(text, asText),
    });
    return new PgBoss({ ...pace, db: adapter, backend: 'pglite', reindex: false });
  }
  if (!env.databaseUrl) throw new Error('The job queue needs DATABASE_URL');
  return new PgBoss({ ...pace, connectionString: env.databaseUrl, max: 2, application_name: 'pwin-jobs' });
}
