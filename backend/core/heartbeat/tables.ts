import { boolean, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';

/** One row: when a process of the site was last alive over this database. */
export const siteHeartbeat = pgTable('site_pulse', {
  only: boolean().primaryKey().default(true),
  at: instant('at').notNull(),
});

/** A time in which no process was alive, as the first one after it found. */
export const siteOutage = pgTable('site_outage', {
  fromAt: instant('from_at').primaryKey(),
  toAt: instant('to_at').notNull(),
});
