import type { Database } from '#backend/core/db/database.ts';

class Rehearsed extends Error {
  override readonly name = 'Rehearsed';
}

/** The same database, with every transaction rolled back at its end: a dry run meets the same refusals and leaves no trace. */
export function rehearsal(db: Database): Database {
  return {
    ...db,
    transact: async (work) => {
      let finished: { result: Awaited<ReturnType<typeof work>> } | undefined;
      try {
        return await db.transact(async (tx) => {
          finished = { result: await work(tx) };
          throw new Rehearsed();
        });
      } catch (error) {
        if (error instanceof Rehearsed && finished) return finished.result;
        throw error;
      }
    },
  };
}
