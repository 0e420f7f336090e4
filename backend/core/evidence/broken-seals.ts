import type { Database } from '#backend/core/db/database.ts';
import { SEAL, TAKE_OVER } from '#backend/core/evidence/seal-rows.ts';
import { type Sealing, sealedRows } from '#backend/core/evidence/sealing.ts';

/**
 * Rows of these sealings that are not as the chained log has them, as SQL: `sealing`, `key`, `hash` of the row as it is, null where it is
 * gone, and `said`, what the log says last, null where it has nothing or that the row was taken out. The log is read once for all.
 */
export function brokenRows(sealings: readonly Sealing[]): string {
  const own = sealings.map(
    (sealing) => `SELECT '${sealing.name}' AS sealing, key, hash FROM (${sealedRows(sealing)}) AS one`,
  );
  const names = sealings.map(({ name }) => `'${name}'`).join(', ');
  return `
    WITH said AS (
      SELECT DISTINCT ON (part.sealing, entry.key) part.sealing, entry.key, nullif(entry.value, '') AS hash
      FROM ops_log
      CROSS JOIN LATERAL jsonb_each(CASE jsonb_typeof(asked) WHEN 'object' THEN asked ELSE '{}' END) AS part (sealing, rows)
      CROSS JOIN LATERAL jsonb_each_text(CASE jsonb_typeof(part.rows) WHEN 'object' THEN part.rows ELSE '{}' END) AS entry (key, value)
      WHERE command IN ('${SEAL}', '${TAKE_OVER}') AND part.sealing IN (${names})
      ORDER BY part.sealing, entry.key, no DESC
    ), own AS (${own.join(' UNION ALL ')})
    SELECT sealing, key, own.hash, said.hash AS said FROM own FULL JOIN said USING (sealing, key)
    WHERE own.hash IS DISTINCT FROM said.hash`;
}

/** Names of the rows of a sealing that were changed, put in or taken out without the chained log; at most so many. */
export async function brokenSeals(
  db: Pick<Database, 'query'>,
  sealing: Sealing,
  most: number,
): Promise<string[]> {
  const text = `${brokenRows([sealing])} LIMIT $1::int`;
  const rows = await db.query<{ key: string }>({ name: `evidence_broken_${sealing.name}`, text }, [most]);
  return rows.map(({ key }) => key);
}
