import type { Database, Tx } from '#backend/core/db/database.ts';

/** A database whose n-th transaction is lost, before or after its work, as when the process is killed: it begins no other after that. */
export function dyingDatabase(db: Database, nth: number, when: 'before' | 'after'): Database {
  let count = 0;
  return {
    ...db,
    transact: (work) => {
      count += 1;
      if (count < nth) return db.transact(work);
      return db.transact(async (tx) => {
        if (when === 'after' && count === nth) await work(tx);
        throw new Error('the process was killed');
      });
    },
  };
}

/**
 * A database that is lost at its n-th step, as when the process is killed: a step is a transaction's begin, each of its
 * prepared statements, and its end before the commit. `steps` says how many there were.
 */
export function dyingAtStep(db: Database, nth: number): Database & { readonly steps: () => number } {
  let count = 0;
  const step = () => {
    count += 1;
    if (count >= nth) throw new Error('the process was killed');
  };
  const query: (tx: Tx) => Tx['query'] = (tx) => (statement, values) => {
    step();
    return tx.query(statement, values);
  };
  return {
    ...db,
    steps: () => count,
    transact: (work) =>
      db.transact(async (tx) => {
        step();
        const result = await work({ ...tx, query: query(tx) });
        step();
        return result;
      }),
  };
}
