import type { Statement } from '#backend/core/db/database.ts';
import { SEAL, TAKE_OVER } from '#backend/core/evidence/seal-rows.ts';
import { type Sealing, sealedRows } from '#backend/core/evidence/sealing.ts';
import { type CodeCheck, details, MOST_PER_CHECK } from '#backend/core/ops/audit/audit-part.ts';

/** Rows that are not as the chained log has them last, of all sealings at once: the log is read one time. */
function broken(sealings: readonly Sealing[]): Statement {
  const own = sealings.map(
    (sealing) => `SELECT '${sealing.name}' AS sealing, key, hash FROM (${sealedRows(sealing)}) AS one`,
  );
  const names = sealings.map(({ name }) => `'${name}'`).join(', ');
  return {
    name: 'audit_sealed',
    text: `
      WITH said AS (
        SELECT DISTINCT ON (part.sealing, entry.key) part.sealing, entry.key, nullif(entry.value, '') AS hash
        FROM ops_log
        CROSS JOIN LATERAL jsonb_each(CASE jsonb_typeof(asked) WHEN 'object' THEN asked ELSE '{}' END) AS part (sealing, rows)
        CROSS JOIN LATERAL jsonb_each_text(CASE jsonb_typeof(part.rows) WHEN 'object' THEN part.rows ELSE '{}' END) AS entry (key, value)
        WHERE command IN ('${SEAL}', '${TAKE_OVER}') AND part.sealing IN (${names})
        ORDER BY part.sealing, entry.key, no DESC
      ), own AS (${own.join(' UNION ALL ')})
      SELECT concat_ws(' ', sealing, key, CASE
        WHEN said.hash IS NULL THEN 'was put in'
        WHEN own.hash IS NULL THEN 'was taken out'
        ELSE 'was changed' END, 'without the audit log') AS detail
      FROM own FULL JOIN said USING (sealing, key)
      WHERE own.hash IS DISTINCT FROM said.hash LIMIT ${MOST_PER_CHECK + 1}`,
  };
}

/** Holds rows against what the chained log says that they are. */
export function sealCheck(sealings: readonly Sealing[]): CodeCheck {
  const statement = broken(sealings);
  return { name: 'sealed', statement, find: (db) => details(db, statement, []) };
}
