import { z } from 'zod';
import { inboxKinds, inboxOutcomes, MOST_UNREAD } from '#rules/inbox/inbox.ts';
import { endpoint } from './endpoint.ts';
import { Baht, Instant, Nothing } from './fields.ts';

/** The most messages that are on one page, and are marked one by one. */
export const INBOX_PAGE = 20;

/** The kind of a message and what it is about, `bill:2506-abc`. */
export const InboxId = z.string().regex(/^[a-z_]{1,20}:[A-Za-z0-9._:-]{1,100}$/);
/** How many are not read yet; the most stands for itself and more. */
export const Unread = z.int().min(0).max(MOST_UNREAD);

export const InboxRow = z.object({
  id: InboxId,
  kind: z.enum(inboxKinds),
  /** The bill, deposit, day or quest that it is about. */
  about: z.string(),
  at: Instant,
  is_read: z.boolean(),
  outcome: z.enum(inboxOutcomes).nullable(),
  amount: Baht.nullable(),
  /** Points that end, or that were given back and can be used; which answer of a complaint it is. */
  count: z.int().min(0).nullable(),
  /** A kind of lottery, the last letters of a code, or that points which came back have ended (`ended`). */
  name: z.string().nullable(),
  /** When what it is about ends. */
  until: Instant.nullable(),
});
export type InboxRow = z.infer<typeof InboxRow>;

/** What happened while a member was away. Never a text: that is made of kind and facts where it is read. */
export const inbox = {
  list: endpoint({
    method: 'GET',
    path: '/api/member/inbox',
    auth: 'member',
    summary: 'What happened, newest first, for 90 days; `before` is the message to go on after',
    request: z.object({ before: InboxId.optional() }),
    data: z.object({ rows: z.array(InboxRow), before: InboxId.nullable(), unread: Unread }),
    extension: true,
  }),
  unread: endpoint({
    method: 'GET',
    path: '/api/member/inbox/unread',
    auth: 'member',
    summary: 'How many messages are not read yet',
    request: Nothing,
    data: z.object({ unread: Unread }),
    extension: true,
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/member/inbox/read',
    changes: ['inbox'],
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary: 'Mark messages as read: those that are named, or all without `ids`',
    request: z.object({ ids: z.array(InboxId).min(1).max(INBOX_PAGE).optional() }),
    data: z.object({ unread: Unread }),
    extension: true,
  }),
};
