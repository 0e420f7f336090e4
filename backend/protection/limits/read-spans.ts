import type { Statement, Tx } from '#backend/db/database.ts';
import type { Span } from '#rules/protection/time-spent.ts';

/** Sessions of the member `$1` since the instant that stands in this place. */
export const spansSince = (place: string) => `
    SELECT created_at AS "from", least(last_seen_at, revoked_at) AS "to" FROM session
    WHERE member_id = $1::uuid AND least(last_seen_at, revoked_at) >= ${place}::timestamptz`;

const read: Statement = { name: 'protection_sessions', text: spansSince('$2') };

/** The member's sessions since an instant; they last until they were used last. */
export function readSpans(db: Pick<Tx, 'query'>, memberId: string, since: Date): Promise<Span[]> {
  return db.query<Span>(read, [memberId, since]);
}
