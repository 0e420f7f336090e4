import type { Database, Statement, Tx } from '#backend/core/db/database.ts';
import { DAY_MS } from '#backend/core/limits/limit.ts';

/** Not used for so long, an account asks for more than its password (GLI-19 A.3.9). */
export const INACTIVE_AFTER_MS = 180 * DAY_MS;

/** The newest session of a member stays, however old. A reset by code shows whose the number is, as the code of a login does. */
const findLastUse: Statement = {
  name: 'account_last_use',
  text: `
    SELECT greatest(
      member.created_at,
      (SELECT last_seen_at FROM session WHERE member_id = member.id ORDER BY created_at DESC LIMIT 1),
      (SELECT max(at) FROM security_event
        WHERE member_id = member.id AND kind IN ('password_reset', 'account_reactivated'))
    ) AS at
    FROM member WHERE member.id = $1::uuid`,
};

/** True of an account that nobody used for 180 days. */
export async function isInactive(
  db: Pick<Database | Tx, 'query'>,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const [last] = await db.query<{ at: Date }>(findLastUse, [memberId]);
  return last !== undefined && now.getTime() - last.at.getTime() > INACTIVE_AFTER_MS;
}
