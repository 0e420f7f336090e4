import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { CountSql } from '#backend/core/session/session-counts.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { inbox } from '#contract/inbox.ts';
import { MOST_UNREAD } from '#rules/inbox/inbox.ts';

/** How many messages are not read, as far as they are counted, out of one index. */
export const countUnread: CountSql = ({ memberId, isExcluded }) => `
  SELECT count(*)::int FROM (
    SELECT 1 FROM inbox_message AS unread WHERE unread.member_id = ${memberId} AND unread.read_at IS NULL
      AND NOT (unread.reminder AND ${isExcluded}) LIMIT ${MOST_UNREAD}
  ) counted`;

/** True in SQL for the member of `$1` at the instant `$2` while they are kept from playing. */
export const EXCLUDED_NOW = `(EXISTS (
  SELECT 1 FROM member WHERE member.id = $1::uuid AND member.barred_as IS NOT NULL AND coalesce(member.barred_until, 'infinity') > $2::timestamptz
))`;

const count: Statement = {
  name: 'inbox_unread',
  text: `SELECT (${countUnread({ memberId: '$1::uuid', isExcluded: EXCLUDED_NOW })}) AS unread`,
};

/** How many messages the member has not read. */
export async function readUnread({ db, memberId, now }: Pick<MemberCtx, 'db' | 'memberId' | 'now'>) {
  const [row] = await db.query<{ unread: number }>(count, [memberId, now()]);
  return row?.unread ?? 0;
}

/** How many messages are not read yet, for a page that is open. */
export const showUnread: Verb<typeof inbox.unread> = async ({ ctx }) => ({ unread: await readUnread(ctx) });
