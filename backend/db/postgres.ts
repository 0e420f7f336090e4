import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Orm, Statement, Tx } from '#backend/db/database.ts';
import { reachable, retryConflicts } from '#backend/db/retry.ts';

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

/** Opens a pool on a PostgreSQL server. The server may be away now: then calls throw `DatabaseAway` until it is back. */
export function openPostgres(url: string, poolSize: number): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => {
    // An idle connection was lost; the pool opens another when it is asked.
  });
  const builders = new WeakMap<pg.PoolClient, Orm>();
  const builderOf = (client: pg.PoolClient): Orm => {
    const known = builders.get(client);
    if (known) return known;
    const orm: Orm = drizzle(client);
    builders.set(client, orm);
    return orm;
  };
  const orm: Orm = drizzle(pool);
  return {
    engine: 'postgres',
    orm,
    query: (statement, values) => reachable(() => run(pool, statement, values)),
    transact: (work) => retryConflicts(() => transactOn(pool, builderOf, work)),
    script: async (sql) => {
      await reachable(() => pool.query(sql));
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
    await client.query('ROLLBACK').catch((cause: Error) => {
      broken = cause;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
