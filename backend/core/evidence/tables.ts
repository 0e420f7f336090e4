import { sql } from 'drizzle-orm';
import { bigint, boolean, check, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';

/**
 * Every act of an operator: who, why, what. Rows are numbered without holes and each has the hash of the one before in its own
 * (`ACT_HASH`), so that none can be taken out or changed unseen; `facts` grows while the act is done.
 */
export const opsLog = pgTable('ops_log', {
  id: uuid().primaryKey(),
  no: bigint({ mode: 'number' }).notNull().unique(),
  at: instant('at').notNull(),
  who: text().notNull(),
  why: text().notNull(),
  command: text().notNull(),
  /** What was asked for, without secrets, as it stood before anything was done. */
  asked: jsonb().notNull(),
  hash: text().notNull(),
  facts: jsonb().notNull(),
});

/** Number and hash of the newest act, in one row: who writes an act holds it for that moment. */
export const opsLogEnd = pgTable(
  'ops_log_end',
  {
    one: boolean().primaryKey(),
    no: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
  },
  (table) => [check('ops_log_end_one', sql`${table.one}`)],
);
