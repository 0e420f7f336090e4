import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Numbers and bank accounts of members who barred themselves, as keyed hashes: no new account is opened with them meanwhile. */
export const barredIdentity = pgTable('barred_identity', {
  hash: text().primaryKey(),
  /** Null for good. */
  until: timestamp({ withTimezone: true }),
});
