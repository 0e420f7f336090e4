import path from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { closeContents, prepareDataDir } from '#backend/db/data-dir.ts';
import type { Database, Orm, Statement } from '#backend/db/database.ts';
import { holdLock } from '#backend/db/lock-file.ts';
import { retryConflicts } from '#backend/db/retry.ts';
import { type RoomToWrite, watchRoom } from '#backend/db/room-to-write.ts';
import { createWalBarrier } from '#backend/db/wal-barrier.ts';

const INT8 = 20;
const options = { parsers: { [INT8]: BigInt } };

/** The database with the instance under it, for the job queue, which speaks to PGlite itself. */
export interface PgliteDatabase extends Database {
  readonly engine: 'pglite';
  readonly instance: PGlite;
}

/** A transaction of PGlite answers the same `query` that drizzle calls on a whole instance; drizzle never opens another inside it. */
function builderOn(transaction: Pick<Transaction, 'query'>): Orm {
  return drizzle(transaction as unknown as PGlite);
}

const WRITES = /^\s*(?:insert|update|delete)\b/i;
const ALWAYS: RoomToWrite = { trouble: () => undefined, demand: () => {} };

/** Runs a statement; the caller states the row shape that the statement selects. */
async function run<Row>(
  client: PGlite | Transaction,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const result = await client.query<Row>(statement.text, [...values], options);
  return result.rows;
}

/**
 * Wraps a PGlite instance. `durable` is awaited after every commit; in memory there is nothing to wait for, and `room`
 * never ends. PGlite is one connection: transactions run one after the other.
 */
export function databaseOn(
  instance: PGlite,
  durable: () => Promise<void>,
  onClose: () => void,
  room: RoomToWrite = ALWAYS,
): PgliteDatabase {
  const orm = builderOn({
    query: async (text, values, how) => {
      if (WRITES.test(text)) room.demand();
      return instance.query(text, values, how);
    },
  });
  return {
    engine: 'pglite',
    connections: 1,
    instance,
    orm,
    query: (statement, values) => run(instance, statement, values),
    transact: async (work) => {
      room.demand();
      const result = await retryConflicts(() =>
        instance.transaction((transaction) =>
          work({
            orm: builderOn(transaction),
            query: (statement, values) => run(transaction, statement, values),
          }),
        ),
      );
      await durable();
      return result;
    },
    script: async (sql) => {
      await instance.exec(sql);
    },
    writeTrouble: async () => {
      await instance.query('SELECT 1');
      return room.trouble();
    },
    close: async () => {
      await instance.close();
      onClose();
    },
  };
}

/** Opens PGlite in a folder of its own. Throws `DirectoryInUse` while another living process has it open. */
export async function openPglite(dataDir: string): Promise<PgliteDatabase> {
  prepareDataDir(dataDir);
  const release = holdLock(path.join(dataDir, 'pwin.lock'));
  try {
    const folder = path.join(dataDir, 'pg');
    const instance = await PGlite.create({ dataDir: folder, parsers: { [INT8]: BigInt } });
    // A new one is unpacked with files that everybody may write, whatever the umask says.
    closeContents(folder);
    const durable = createWalBarrier(path.join(folder, 'pg_wal'));
    return databaseOn(instance, durable, release, watchRoom(folder));
  } catch (error) {
    release();
    throw error;
  }
}
