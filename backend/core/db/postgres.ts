import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { CHANGE_NOTICE } from '#backend/core/changes/change-notice.ts';
import { createChanges } from '#backend/core/changes/changes.ts';
import type { Database, Orm, Statement, Tx } from '#backend/core/db/database.ts';
import { awayReason, reachable, retryConflicts } from '#backend/core/db/retry.ts';

const INT8 = 20;
const types = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    if (id === INT8) return BigInt;
    return pg.types.getTypeParser(id, format);
  },
};

/** Runs a prepared statement; the caller states the row shape that the statement selects. */
async function run<Row>(
  client: pg.Pool | pg.PoolClient,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const result = await client.query({ name: statement.name, text: statement.text, values: [...values] });
  return result.rows;
}

/** How long one statement may take, wait for a lock, and a transaction may do nothing, in milliseconds. */
interface Limits {
  readonly statement_timeout: number;
  readonly lock_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
  /** When the server itself no longer answers; such a connection is thrown away. */
  readonly query_timeout?: number;
}

/** `members`: somebody waits for the answer. `background`: migrations, jobs, commands of the operator. */
export type Pace = 'members' | 'background';

const limitsOf: Readonly<Record<Pace, Limits>> = {
  members: {
    statement_timeout: 8_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 15_000,
    query_timeout: 10_000,
  },
  background: {
    statement_timeout: 900_000,
    lock_timeout: 60_000,
    idle_in_transaction_session_timeout: 300_000,
  },
};
/** Also true of a standby. */
const readOnly: Statement = {
  name: 'read_only',
  text: `SELECT current_setting('transaction_read_only') AS read_only`,
};
/** How long a disk counts as full after a write failed for it; only the next write can tell. */
const DISK_FULL_MS = 30_000;
/** For a connection: a new one, or one that another gives back. */
const CONNECT_MS = 5_000;

/**
 * Opens a pool on a PostgreSQL server. The server may be away now: then calls throw `DatabaseAway` until it is back, as
 * they do when something takes longer than the pace and `connectMs` allow.
 */
export function openPostgres(
  url: string,
  poolSize: number,
  pace: Pace = 'members',
  connectMs = CONNECT_MS,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: connectMs,
    application_name: `pwin-${pace}`,
    // Statements here take milliseconds; compiling one takes a second, each time.
    options: '-c jit=off',
    ...limitsOf[pace],
  });
  // Whoever uses a connection that breaks meets the error in its query; the event would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const changes = createChanges();
  const changed = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    client.on('notice', ({ code }) => void (code === CHANGE_NOTICE && changed.add(client)));
  });
  // Whatever a connection did is committed or rolled back when it is given back.
  pool.on('release', (_, client) => void (changed.delete(client) && changes.tell()));
  const builders = new WeakMap<pg.PoolClient, Orm>();
  const builderOf = (client: pg.PoolClient): Orm => {
    const known = builders.get(client);
    if (known) return known;
    const orm: Orm = drizzle(client);
    builders.set(client, orm);
    return orm;
  };
  const orm: Orm = drizzle(pool);
  let fullUntilMs = 0;
  const noting = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (awayReason(error) === 'disk_full') fullUntilMs = performance.now() + DISK_FULL_MS;
      throw error;
    }
  };
  return {
    engine: 'postgres',
    connections: poolSize,
    onChange: changes.onChange,
    orm,
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    query: (statement, values) => noting(() => reachable(() => run(pool, statement, values))),
    transact: (work) => noting(() => retryConflicts(() => transactOn(pool, builderOf, work))),
    script: async (sql) => {
      await reachable(() => pool.query(sql));
    },
    writeTrouble: async () => {
      const [row] = await reachable(() => run<{ read_only: string }>(pool, readOnly, []));
      if (row?.read_only === 'on') return 'read_only';
      return performance.now() < fullUntilMs ? 'disk_full' : undefined;
    },
    close: () => pool.end(),
  };
}

async function transactOn<Result>(
  pool: pg.Pool,
  builderOf: (client: pg.PoolClient) => Orm,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work({
      orm: builderOf(client),
      query: (statement, values) => run(client, statement, values),
    });
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A connection that was lost, or on which the server is silent, cannot be rolled back; the server does it.
    if (error instanceof Error && awayReason(error) === 'away') broken = error;
    else {
      await client.query('ROLLBACK').catch((cause: Error) => {
        broken = cause;
      });
    }
    throw error;
  } finally {
    client.release(broken);
  }
}
