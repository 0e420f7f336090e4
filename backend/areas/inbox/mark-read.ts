import { readUnread } from '#backend/areas/inbox/count-unread.ts';
import { partsOf } from '#backend/areas/inbox/list-inbox.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { inbox } from '#contract/inbox.ts';

/** Held in one order: two tabs that mark the same rows do not wait for each other in a circle. */
const mark = (which: string) => `
  UPDATE inbox_message own SET read_at = $2::timestamptz FROM (
    SELECT kind, about FROM inbox_message held WHERE held.member_id = $1::uuid AND held.read_at IS NULL ${which}
    ORDER BY kind, about FOR UPDATE
  ) held
  WHERE own.member_id = $1::uuid AND own.kind = held.kind AND own.about = held.about`;

const all: Statement = { name: 'inbox_read_all', text: mark('') };
const some: Statement = {
  name: 'inbox_read',
  text: mark('AND (held.kind, held.about) IN (SELECT * FROM unnest($3::text[], $4::text[]))'),
};

/** Marks messages of the member as read; what is of somebody else, or nobody's, is nothing. */
export const markRead: Verb<typeof inbox.read> = async ({ ctx, input: { ids } }) => {
  const asked = [ctx.memberId, ctx.now()];
  if (ids === undefined) await ctx.db.query(all, asked);
  else {
    const parts = ids.map(partsOf);
    await ctx.db.query(some, [...asked, parts.map(([kind]) => kind), parts.map(([, about]) => about)]);
  }
  return { unread: await readUnread(ctx) };
};
