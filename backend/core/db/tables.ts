import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Small facts of this database: whether it is a sandbox's, the offset of its clock. */
export const setting = pgTable('setting', { key: text().primaryKey(), value: jsonb().notNull() });
