import type { Database, Statement, Tx } from '#backend/core/db/database.ts';

const oneSnapshot: Statement = {
  name: 'reconcile_moment',
  text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY',
};

/** Reads all of it as it is at one moment, and can write nothing. */
export function readSnapshot<Result>(db: Database, read: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transact(async (tx) => {
    await tx.query(oneSnapshot, []);
    return read(tx);
  });
}
