import type { Statement } from '#backend/core/db/database.ts';
import { type CodeCheck, details, MOST_PER_CHECK } from '#backend/core/ops/audit/audit-part.ts';

const strange: Statement = {
  name: 'audit_wager_area',
  text: `
    SELECT format('wager %s of member %s is of %s, where nobody plays', reference, member_id, area) AS detail
    FROM wager WHERE area <> ALL($1::text[]) LIMIT ${MOST_PER_CHECK + 1}`,
};

/** Each area holds its wagers against what they are for; one of another area would count for turnover and be held by nobody. */
export function wagerAreaCheck(areas: readonly string[]): CodeCheck {
  return { name: 'wager_area', find: (db) => details(db, strange, [areas]) };
}
