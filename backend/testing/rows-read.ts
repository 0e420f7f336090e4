import { z } from 'zod';
import type { Tx } from '#backend/core/db/database.ts';
import type { World } from '#backend/testing/world.ts';

const Read = z.array(z.object({ rows: z.coerce.number() }));

/** Rows of a table that something goes through in the database, whether it shows them or not. PostgreSQL alone counts them. */
export async function rowsRead(
  { db }: Pick<World, 'db'>,
  table: string,
  act: (tx: Tx) => Promise<unknown>,
): Promise<number> {
  const text = `SELECT coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) AS rows FROM pg_stat_xact_user_tables WHERE relname = $1`;
  return db.transact(async (tx) => {
    // As servers plan that are not those of tests.
    await tx.query({ name: 'plan_as_usual', text: 'SET LOCAL plan_cache_mode = auto' }, []);
    const count = async () => Read.parse(await tx.query({ name: 'rows_read', text }, [table]))[0]?.rows ?? 0;
    const before = await count();
    await act(tx);
    return (await count()) - before;
  });
}
