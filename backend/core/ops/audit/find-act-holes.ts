import type { Database, Statement } from '#backend/core/db/database.ts';
import { SEAL, TAKE_OVER } from '#backend/core/evidence/seal-rows.ts';
import { actHash } from '#backend/core/evidence/write-act.ts';
import { MOST_PER_CHECK } from '#backend/core/ops/audit/audit-part.ts';

const own = { no: 'no', id: 'id', at: 'at', who: 'who', why: 'why', command: 'command', asked: 'asked' };
const holes: Statement = {
  name: 'audit_act_log',
  text: `
    WITH act AS (
      SELECT *, coalesce(lag(hash) OVER log, '') AS before, coalesce(lag(no) OVER log, 0) AS no_before FROM ops_log WINDOW log AS (ORDER BY no)
    ), newest AS (
      SELECT coalesce(max(no), 0) AS no, coalesce((SELECT hash FROM ops_log ORDER BY no DESC LIMIT 1), '') AS hash FROM ops_log
    )
    SELECT format('act %s is number %s, after number %s', id, no, no_before) AS detail FROM act WHERE no <> no_before + 1
    UNION ALL
    SELECT format('act %s, number %s (%s by %s), is not as it was written, or the one before it', id, no, command, who)
    FROM act WHERE hash <> ${actHash({ ...own, before: 'before' })}
    UNION ALL
    SELECT format('act %s, number %s, is a seal and says more than hashes', id, no) FROM act
    WHERE command IN ('${SEAL}', '${TAKE_OVER}') AND facts <> '{}'
    UNION ALL
    SELECT format('the log ends with act %s, but %s were written', newest.no, coalesce(told.no, 0))
    FROM newest LEFT JOIN ops_log_end told ON true WHERE (told.no, told.hash) IS DISTINCT FROM (newest.no, newest.hash)
    LIMIT ${MOST_PER_CHECK + 1}`,
};

/** Acts of operators that were taken out of the log, put in, or changed after they were written. */
export async function* findActHoles(db: Database): AsyncGenerator<string> {
  for (const { detail } of await db.query<{ detail: string }>(holes, [])) yield detail;
}
