import { EXCLUDED_NOW, readUnread } from '#backend/areas/inbox/count-unread.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { inboxMessage } from '#backend/core/inbox/tables.ts';
import { INBOX_PAGE, type InboxRow, type inbox } from '#contract/inbox.ts';
import { toBaht } from '#rules/money/baht.ts';

type Row = Pick<
  typeof inboxMessage.$inferSelect,
  'kind' | 'about' | 'at' | 'readAt' | 'outcome' | 'satang' | 'count' | 'name' | 'until'
>;

const rows = `
  SELECT own.kind, own.about, own.at, own.read_at AS "readAt", own.outcome, own.satang, own.count, own.name, own.until
  FROM inbox_message own
  WHERE own.member_id = $1::uuid AND NOT (own.reminder AND ${EXCLUDED_NOW})`;
const order = `ORDER BY own.at DESC, own.kind DESC, own.about DESC LIMIT ${INBOX_PAGE + 1}`;

const newest: Statement = { name: 'inbox_newest', text: `${rows} ${order}` };
const older: Statement = {
  name: 'inbox_before',
  text: `${rows} AND (own.at, own.kind, own.about) < (
    SELECT place.at, place.kind, place.about FROM inbox_message place
    WHERE place.member_id = $1::uuid AND place.kind = $3::text AND place.about = $4::text
  ) ${order}`,
};

/** Kind and subject of a message, from its id on the wire. */
export function partsOf(id: string): readonly [kind: string, about: string] {
  const end = id.indexOf(':');
  return [id.slice(0, end), id.slice(end + 1)];
}

function present({ kind, about, at, readAt, outcome, satang, count, name, until }: Row): InboxRow {
  return {
    id: `${kind}:${about}`,
    kind,
    about,
    at: at.toISOString(),
    is_read: readAt !== null,
    outcome,
    amount: satang === null ? null : toBaht(satang),
    count,
    name,
    until: until?.toISOString() ?? null,
  };
}

/** What happened, newest first; without reminders for who is kept from playing. */
export const listInbox: Verb<typeof inbox.list> = async ({ ctx, input: { before } }) => {
  const asked = [ctx.memberId, ctx.now()];
  const found = await (before === undefined
    ? ctx.db.query<Row>(newest, asked)
    : ctx.db.query<Row>(older, [...asked, ...partsOf(before)]));
  const shown = found.slice(0, INBOX_PAGE).map(present);
  const next = found.length > INBOX_PAGE ? (shown.at(-1)?.id ?? null) : null;
  return { rows: shown, before: next, unread: await readUnread(ctx) };
};
