import type { Statement, Tx } from '#backend/core/db/database.ts';
import { TOUCH_EVERY_MS } from '#backend/core/session/authenticate.ts';
import type { Span } from '#rules/protection/time-spent.ts';

/**
 * When a session was used last, as a limit counts it: a use is written no more often than once a minute, so up to a minute after the
 * one that was written counts, as far as now and the session's end.
 */
const usedUntil = (now: string) => `
      least(revoked_at, greatest(last_seen_at, least(last_seen_at + interval '${TOUCH_EVERY_MS} milliseconds', ${now}::timestamptz)))`;

/** Sessions of the member `$1` that were used since the instant that stands in one place, at that in the other. */
export const spansSince = (since: string, now: string) => `
    SELECT created_at AS "from", ${usedUntil(now)} AS "to" FROM session
    WHERE member_id = $1::uuid AND ${usedUntil(now)} >= ${since}::timestamptz`;

const read: Statement = { name: 'protection_sessions', text: spansSince('$2', '$3') };

/** The member's sessions since an instant; they last until they were used last. */
export function readSpans(
  db: Pick<Tx, 'query'>,
  memberId: string,
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<Span[]> {
  return db.query<Span>(read, [memberId, since, now]);
}
