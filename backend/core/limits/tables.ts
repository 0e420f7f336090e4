import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';

/** How much of a limit is spent, as the instant at which it will be whole again. */
export const limitUse = pgTable('limit_use', {
  key: text().primaryKey(),
  wholeAt: instant('whole_at').notNull(),
  windowMs: integer('window_ms').notNull(),
});
