import path from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { CHANGE_NOTICE } from '#backend/core/changes/change-notice.ts';
import { createChanges } from '#backend/core/changes/changes.ts';
import { closeContents, prepareDataDir } from '#backend/core/db/data-dir.ts';
import type { Database, Orm, Statement } from '#backend/core/db/database.ts';
import { holdLock } from '#backend/core/db/lock-file.ts';
import { preparedOn, type Run } from '#backend/core/db/pglite/pglite-prepared.ts';
import { retryConflicts } from '#backend/core/db/retry.ts';
import { type RoomToWrite, watchRoom } from '#backend/core/db/room-to-write.ts';
import { createWalBarrier } from '#backend/core/db/wal-barrier.ts';

const INT8 = 20;

/** The database with the instance under it, for the job queue, which speaks to PGlite itself. */
export interface PgliteDatabase extends Database {
  readonly engine: 'pglite';
  readonly instance: PGlite;
}

/** All that drizzle calls of an instance is `query`; it never opens a transaction of its own. */
function builderOn(query: Run): Orm {
  return drizzle({ query } as unknown as PGlite);
}

/** Rows of a statement; the caller states the row shape that the statement selects. */
async function rowsOf<Row>(run: Run, statement: Statement, values: readonly unknown[]): Promise<Row[]> {
  return (await run(statement.text, values)).rows as Row[];
}

interface Hearing {
  readonly onNotice: (notice: { readonly code?: string | undefined }) => void;
  changed(): boolean;
}

/** Hears whether what ran changed something that visitors see. */
function hearChange(): Hearing {
  let changed = false;
  return {
    onNotice: ({ code }) => {
      changed ||= code === CHANGE_NOTICE;
    },
    changed: () => changed,
  };
}

const WRITES = /^\s*(?:insert|update|delete)\b/i;
const ALWAYS: RoomToWrite = { trouble: () => undefined, demand: () => {} };

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
  const prepared = preparedOn(instance);
  const changes = createChanges();
  const whole = prepared.run(
    (text, values, how) => instance.query(text, [...values], how),
    (work) => instance._runExclusiveTransaction(() => instance.runExclusive(work)),
  );
  const runAlone: Run = async (text, values, how) => {
    const heard = hearChange();
    const result = await whole(text, values, { ...how, onNotice: heard.onNotice });
    if (heard.changed()) changes.tell();
    return result;
  };
  const runIn = (transaction: Transaction, onNotice: Hearing['onNotice']): Run => {
    const run = prepared.run(
      (text, values, how) => transaction.query(text, [...values], how),
      async (work) => {
        if (transaction.closed) throw new Error('Transaction is closed');
        return instance.runExclusive(work);
      },
    );
    return (text, values, how) => run(text, values, { ...how, onNotice });
  };
  return {
    engine: 'pglite',
    connections: 1,
    instance,
    onChange: changes.onChange,
    orm: builderOn(async (text, values, how) => {
      if (WRITES.test(text)) room.demand();
      return runAlone(text, values, how);
    }),
    query: (statement, values) => rowsOf(runAlone, statement, values),
    transact: async (work) => {
      room.demand();
      const heard = hearChange();
      const result = await retryConflicts(() =>
        instance.transaction((transaction) => {
          const run = runIn(transaction, heard.onNotice);
          return work({ orm: builderOn(run), query: (statement, values) => rowsOf(run, statement, values) });
        }),
      );
      await durable();
      if (heard.changed()) changes.tell();
      return result;
    },
    script: async (sql) => {
      await instance.exec(sql);
      await prepared.forget();
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
