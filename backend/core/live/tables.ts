import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';

/**
 * What the stream publishes, written in the transaction of the change. The position is added after the commit, in one order for
 * every process. Rows are kept for some minutes.
 */
export const liveEvent = pgTable(
  'live_event',
  {
    /** In the order of writing. */
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    position: bigint({ mode: 'bigint' }),
    kind: text().notNull(),
    /** What changed, by its id; empty where there is one of its kind. */
    subject: text().notNull(),
    /** What became of it, in a word. */
    what: text().notNull(),
    /** Who receives it; null for everybody. */
    memberId: uuid('member_id'),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [
    index('live_event_waiting').on(table.id).where(sql`${table.position} is null`),
    uniqueIndex('live_event_position').on(table.position).where(sql`${table.position} is not null`),
  ],
);

/** One row: the last position that was given. Whoever gives positions holds it until the commit. */
export const liveCounter = pgTable(
  'live_counter',
  { only: boolean().primaryKey().default(true), last: bigint({ mode: 'bigint' }).notNull() },
  (table) => [check('live_counter_only', sql`${table.only}`)],
);
