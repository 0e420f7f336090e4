import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How much of a limit is spent, as the instant at which it will be whole again. */
export const limitUse = pgTable('limit_use', {
  key: text().primaryKey(),
  wholeAt: timestamp('whole_at', { withTimezone: true }).notNull(),
  windowMs: integer('window_ms').notNull(),
});
