import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';

/** Which LINE account logs a member in: one of each. The account is kept as a keyed hash. */
export const lineLink = pgTable(
  'line_link',
  {
    memberId: uuid('member_id').primaryKey(),
    subHash: text('sub_hash').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('line_link_sub').on(table.subHash)],
);

/** A token of LINE that a browser showed: no other browser can use it, and for a while this one may link its account. */
export const lineTicket = pgTable(
  'line_ticket',
  {
    tokenHash: text('token_hash').primaryKey(),
    deviceKey: text('device_key').notNull(),
    subHash: text('sub_hash').notNull(),
    /** The name that the token says, encrypted for this row. */
    name: text().notNull(),
    at: instant('at').notNull(),
    /** Until when its account may be linked. */
    linkUntil: instant('link_until').notNull(),
    /** When the token is over. */
    until: instant('until').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('line_ticket_device').on(table.deviceKey, table.at),
    index('line_ticket_until').on(table.until),
  ],
);
