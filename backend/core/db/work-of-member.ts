import type { Database, Statement, Tx } from '#backend/core/db/database.ts';

const names = { begin: 'pg_advisory_xact_lock', wait: 'pg_advisory_xact_lock_shared' } as const;

const statement = (name: keyof typeof names, lock: number): Statement => ({
  name: `work_${name}_${lock}`,
  text: `SELECT ${names[name]}($1::int, hashtext($2))`,
});

/**
 * Calls of one member of one kind, one at a time, whose rows others may write beside it: who reads what such a call made can wait until
 * none is on its way, without waiting for other members. `lock` is a number of its own among the locks of the database.
 */
export function workOfMember(lock: number) {
  const [begin, wait] = [statement('begin', lock), statement('wait', lock)];
  return {
    /** Until the commit. */
    begin: async (tx: Tx, memberId: string): Promise<void> => {
      await tx.query(begin, [lock, memberId]);
    },
    /** Returns once no call of the member is on its way; holds nothing after that. */
    wait: async (db: Pick<Database, 'query'>, memberId: string): Promise<void> => {
      await db.query(wait, [lock, memberId]);
    },
  };
}
