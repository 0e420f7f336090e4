import type { Database } from '#backend/db/database.ts';

/** A database whose n-th transaction is lost, before or after its work, as when the process is killed. */
export function dyingDatabase(db: Database, nth: number, when: 'before' | 'after'): Database {
  let count = 0;
  return {
    ...db,
    transact: (work) => {
      count += 1;
      if (count !== nth) return db.transact(work);
      return db.transact(async (tx) => {
        if (when === 'after') await work(tx);
        throw new Error('the process was killed');
      });
    },
  };
}
