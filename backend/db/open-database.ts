import type { Database } from '#backend/db/database.ts';
import { openPglite } from '#backend/db/pglite.ts';
import { openPostgres } from '#backend/db/postgres.ts';
import type { BackendEnv } from '#backend/env.ts';

type DatabaseEnv = Pick<BackendEnv, 'databaseUrl' | 'poolSize' | 'dataDir'>;

const BACKGROUND_CONNECTIONS = 2;

export interface Databases {
  /** For calls that somebody waits for. */
  readonly members: Database;
  /** For migrations, jobs and commands: on PostgreSQL with connections and limits of its own, on PGlite the same. */
  readonly background: Database;
  close(): Promise<void>;
}

/** Opens the database that the environment names. PGlite throws `DirectoryInUse`; PostgreSQL may be away. */
export async function openDatabases(env: DatabaseEnv): Promise<Databases> {
  if (!env.databaseUrl) {
    const only = await openPglite(env.dataDir);
    return { members: only, background: only, close: () => only.close() };
  }
  const members = openPostgres(env.databaseUrl, env.poolSize);
  const background = openPostgres(env.databaseUrl, BACKGROUND_CONNECTIONS, 'background');
  const close = async () => void (await Promise.all([members.close(), background.close()]));
  return { members, background, close };
}

/** Opens it for one command of the operator. */
export async function openForCommand(env: DatabaseEnv): Promise<Database> {
  if (!env.databaseUrl) return openPglite(env.dataDir);
  return openPostgres(env.databaseUrl, BACKGROUND_CONNECTIONS, 'background');
}
