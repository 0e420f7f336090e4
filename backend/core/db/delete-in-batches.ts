import type { Database, Statement } from '#backend/core/db/database.ts';

/** So many rows go at a time, in a transaction of their own: whoever needs one of them waits for no more than that. */
const BATCH = 1_000;
/** More are left for the next run. */
const BATCHES = 200;

export interface Removal extends Statement {
  readonly size: number;
}

/** A statement that deletes a batch of a table's rows that fit; rows that somebody holds are left. `$1` on are the caller's. */
export function removal(name: string, table: string, fits: string, size = BATCH): Removal {
  return {
    name,
    size,
    text: `
      DELETE FROM ${table} WHERE ctid = ANY (ARRAY (
        SELECT ctid FROM ${table} old WHERE ${fits} LIMIT ${size} FOR UPDATE SKIP LOCKED
      )) RETURNING 1`,
  };
}

/** Deletes batch after batch until none is left, or enough were; answers how many rows went. */
export async function deleteInBatches(
  db: Pick<Database, 'query'>,
  { size, ...statement }: Removal,
  values: readonly unknown[],
): Promise<number> {
  let gone = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const rows = await db.query(statement, values);
    gone += rows.length;
    if (rows.length < size) break;
  }
  return gone;
}
