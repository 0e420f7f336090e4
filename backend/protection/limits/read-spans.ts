import type { Statement, Tx } from '#backend/db/database.ts';
import { TOUCH_EVERY_MS } from '#backend/session/authenticate.ts';
import type { Span } from '#rules/protection/time-spent.ts';

/**
 * Sessions of the member `$1` that were used since the instant that stands in one place, at that in the other. One that was noted
 * within a minute lasts until now: a use is written no more often.
 */
export const spansSince = (since: string, now: string) => `
    SELECT created_at AS "from", CASE
        WHEN revoked_at IS NULL AND last_seen_at >= ${now}::timestamptz - interval '${TOUCH_EVERY_MS} milliseconds'
        THEN greatest(last_seen_at, ${now}::timestamptz) ELSE least(last_seen_at, revoked_at) END AS "to" FROM session
    WHERE member_id = $1::uuid AND least(last_seen_at, revoked_at) >= ${since}::timestamptz`;

const read: Statement = { name: 'protection_sessions', text: spansSince('$2', '$3') };

/** The member's sessions since an instant; they last until they were used last. */
export function readSpans(
  db: Pick<Tx, 'query'>,
  memberId: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<Span[]> {
  return db.query<Span>(read, [memberId, since, now]);
}
