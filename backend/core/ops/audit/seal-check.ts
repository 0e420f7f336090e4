import { brokenRows } from '#backend/core/evidence/broken-seals.ts';
import type { Sealing } from '#backend/core/evidence/sealing.ts';
import { type CodeCheck, details, MOST_PER_CHECK } from '#backend/core/ops/audit/audit-part.ts';

/** Holds rows against what the chained log says that they are. */
export function sealCheck(sealings: readonly Sealing[]): CodeCheck {
  const text = `
    SELECT concat_ws(' ', sealing, key, CASE
      WHEN said IS NULL THEN 'was put in'
      WHEN hash IS NULL THEN 'was taken out'
      ELSE 'was changed' END, 'without the audit log') AS detail
    FROM (${brokenRows(sealings)}) AS broken LIMIT ${MOST_PER_CHECK + 1}`;
  const statement = { name: 'audit_sealed', text };
  return { name: 'sealed', statement, find: (db) => details(db, statement, []) };
}
