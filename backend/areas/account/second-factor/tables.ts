import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';

/** A member's second factor: the secret that an authenticator app has too, and codes for the day on which it is lost. */
export const secondFactor = pgTable('second_factor', {
  memberId: uuid('member_id').primaryKey(),
  /** Sealed with a key that is not in the database (`seal-secret.ts`). */
  secret: text().notNull(),
  createdAt: instant('created_at').notNull(),
  /** When a first code showed that the app has it; until then nothing asks for it. */
  onSince: instant('on_since'),
  /** The newest half minute of which a code was taken: none is taken twice. */
  lastStep: integer('last_step'),
  /** Keyed hashes of those that are left. */
  recoveryCodes: text('recovery_codes').array().notNull().default(sql`'{}'`),
});
