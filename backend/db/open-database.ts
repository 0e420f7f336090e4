import type { Database } from '#backend/db/database.ts';
import { openPglite } from '#backend/db/pglite.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import type { BackendEnv } from '#backend/env.ts';

/** Opens the database that the environment names. PGlite throws `DirectoryInUse`; PostgreSQL may be away. */
export async function openDatabase(
  env: Pick<BackendEnv, 'databaseUrl' | 'poolSize' | 'dataDir'>,
): Promise<Database> {
  return env.databaseUrl ? openPostgres(env.databaseUrl, env.poolSize) : openPglite(env.dataDir);
}
