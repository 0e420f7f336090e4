import { boolean, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** One row: when a process of the site was last alive over this database. */
export const siteHeartbeat = pgTable('site_pulse', {
  only: boolean().primaryKey().default(true),
  at: timestamp({ withTimezone: true }).notNull(),
});

/** A time in which no process was alive, as the first one after it found. */
export const siteOutage = pgTable('site_outage', {
  fromAt: timestamp('from_at', { withTimezone: true }).primaryKey(),
  toAt: timestamp('to_at', { withTimezone: true }).notNull(),
});
