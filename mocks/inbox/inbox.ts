import { z } from 'zod';
import { inbox as contract, INBOX_PAGE, InboxRow } from '#contract/inbox.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import { mockArea, mocksOf } from '#mocks/mock.ts';
import { isReminder, MOST_UNREAD } from '#rules/inbox/inbox.ts';
import { isExcluded } from '#rules/protection/exclusion.ts';

export interface InboxState {
  /** Messages of the member of the demo, newest first. */
  inbox: InboxRow[];
}

type World = CoreWorld & InboxState;
const mock = mocksOf<World>();
const OWNER = 'mock-member';

function shownTo(world: World, { memberId, exclusion }: MockMember): InboxRow[] {
  if (memberId !== OWNER) return [];
  const isAway = isExcluded(exclusion, new Date(nowOf(world)));
  return world.inbox.filter(({ kind }) => !isAway || !isReminder(kind));
}

/** How many messages a member has not read. */
export function unreadOf(world: World, member: MockMember): number {
  return Math.min(shownTo(world, member).filter((row) => !row.is_read).length, MOST_UNREAD);
}

const handlers = [
  mock(contract.list, ({ world, member, input: { before } }) => {
    const all = shownTo(world, member);
    const place = all.findIndex(({ id }) => id === before);
    const unread = unreadOf(world, member);
    if (before !== undefined && place < 0) return { rows: [], before: null, unread };
    const rows = all.slice(place + 1, place + 1 + INBOX_PAGE);
    const isMore = all.length > place + 1 + INBOX_PAGE;
    return { rows, before: isMore ? (rows.at(-1)?.id ?? null) : null, unread };
  }),
  mock(contract.unread, ({ world, member }) => ({ unread: unreadOf(world, member) })),
  mock(contract.read, ({ world, member, input: { ids } }) => {
    const shown = new Set(shownTo(world, member).map(({ id }) => id));
    world.inbox = world.inbox.map((row) =>
      shown.has(row.id) && (ids === undefined || ids.includes(row.id)) ? { ...row, is_read: true } : row,
    );
    return { unread: unreadOf(world, member) };
  }),
];

export const inbox = mockArea({
  state: (): InboxState => ({ inbox: [] }),
  handlers,
  change: {
    shape: { inbox: z.array(InboxRow).optional() },
    apply: (world: World, { inbox: rows }) => {
      if (rows) world.inbox = rows;
    },
  },
});
