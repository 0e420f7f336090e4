import type { Database } from '#backend/core/db/database.ts';
import { openPglite } from '#backend/core/db/pglite/pglite.ts';
import { openPostgres } from '#backend/core/db/postgres.ts';
import type { BackendEnv } from '#backend/env.ts';

type DatabaseEnv = Pick<BackendEnv, 'databaseUrl' | 'poolSize' | 'dataDir'>;

const BACKGROUND_CONNECTIONS = 2;
/** One for what visitors see, one for the streams. */
const WATCHER_CONNECTIONS = 2;

export interface Databases {
  /** For calls that somebody waits for. */
  readonly members: Database;
  /** For migrations, jobs and commands: on PostgreSQL with connections and limits of its own, on PGlite the same. */
  readonly background: Database;
  /** Connections that nobody holds up, to see what other processes change; on PGlite there is no other process. */
  readonly watcher: Database | undefined;
  /** Calls back after each commit of this process that changed what visitors see. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
}

/** Opens the database that the environment names. PGlite throws `DirectoryInUse`; PostgreSQL may be away. */
export async function openDatabases(env: DatabaseEnv): Promise<Databases> {
  if (!env.databaseUrl) {
    const only = await openPglite(env.dataDir);
    const { onChange, close } = only;
    return { members: only, background: only, watcher: undefined, onChange, close };
  }
  const members = openPostgres(env.databaseUrl, env.poolSize);
  const background = openPostgres(env.databaseUrl, BACKGROUND_CONNECTIONS, 'background');
  const watcher = openPostgres(env.databaseUrl, WATCHER_CONNECTIONS);
  const all = [members, background, watcher];
  return {
    members,
    background,
    watcher,
    onChange: (listener) => {
      for (const one of all) one.onChange(listener);
    },
    close: async () => void (await Promise.all(all.map((one) => one.close()))),
  };
}

/** Opens it for one command of the operator. */
export async function openForCommand(env: DatabaseEnv): Promise<Database> {
  if (!env.databaseUrl) return openPglite(env.dataDir);
  return openPostgres(env.databaseUrl, BACKGROUND_CONNECTIONS, 'background');
}
