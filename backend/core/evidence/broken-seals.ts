import type { Database, Statement } from '#backend/core/db/database.ts';
import { SEAL, TAKE_OVER } from '#backend/core/evidence/seal-rows.ts';
import { type Sealing, sealedRows } from '#backend/core/evidence/sealing.ts';

interface BrokenSeal {
  readonly key: string;
  /** Of the row as it is; null where it is gone. */
  readonly hash: string | null;
  /** What the log says last; null where it has nothing, or that the row was taken out. */
  readonly said: string | null;
}

/** Rows that are not as the chained log has them; `$1` bounds how many. A row that was taken out is said with an empty hash. */
function broken(sealing: Sealing): Statement {
  return {
    name: `evidence_broken_${sealing.name}`,
    text: `
      WITH said AS (
        SELECT DISTINCT ON (entry.key) entry.key, nullif(entry.value, '') AS hash
        FROM ops_log CROSS JOIN LATERAL jsonb_each_text(asked -> '${sealing.name}') AS entry (key, value)
        WHERE command IN ('${SEAL}', '${TAKE_OVER}') AND jsonb_typeof(asked -> '${sealing.name}') = 'object'
        ORDER BY entry.key, no DESC
      ), own AS (${sealedRows(sealing)})
      SELECT coalesce(own.key, said.key) AS key, own.hash, said.hash AS said FROM own FULL JOIN said USING (key)
      WHERE own.hash IS DISTINCT FROM said.hash LIMIT $1::int`,
  };
}

/** Rows of a sealing that were changed, put in or taken out without the chained log. */
export function brokenSeals(
  db: Pick<Database, 'query'>,
  sealing: Sealing,
  most: number,
): Promise<BrokenSeal[]> {
  return db.query<BrokenSeal>(broken(sealing), [most]);
}
