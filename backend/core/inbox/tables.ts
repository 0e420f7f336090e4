import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, satang } from '#backend/core/db/columns.ts';
import { inboxKinds, inboxOutcomes } from '#rules/inbox/inbox.ts';

/** What happened, for its member to read; nothing that money depends on. Each thing once, and deleted after 90 days. */
export const inboxMessage = pgTable(
  'inbox_message',
  {
    memberId: uuid('member_id').notNull(),
    kind: text({ enum: inboxKinds }).notNull(),
    /** The bill, deposit, day or quest. */
    about: text().notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
    /** Kept from who is kept from playing (`isReminder`). */
    reminder: boolean().notNull(),
    outcome: text({ enum: inboxOutcomes }),
    satang: satang('satang'),
    count: integer(),
    /** A code of the program or letters of a code, never a sentence. */
    name: text(),
    until: instant('until'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.about] }),
    index('inbox_message_newest').on(table.memberId, table.at, table.kind, table.about),
    index('inbox_message_unread').on(table.memberId, table.reminder).where(sql`${table.readAt} is null`),
    index('inbox_message_age').on(table.at),
    check('inbox_message_about', sql`${table.about} ~ '^[A-Za-z0-9._:-]{1,100}$'`),
  ],
);
