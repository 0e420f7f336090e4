import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Every act of an operator: who, why, what. */
export const opsLog = pgTable('ops_log', {
  id: uuid().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
  who: text().notNull(),
  why: text().notNull(),
  command: text().notNull(),
  facts: jsonb().notNull(),
});
