import type { Calls } from '#contract/calls.ts';
import { apiQuery } from '#lib/api/query.ts';

/** What happened, as a page of messages. */
export type Inbox = Calls['GET /api/member/inbox']['data'];
export type InboxMessage = Inbox['rows'][number];

/** How many messages are not read yet. */
export function unreadQuery() {
  return apiQuery('GET /api/member/inbox/unread', {});
}
