import { integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Columns of a table of seeds. The commitment is shown before, the seed once another one has taken its place. */
export function seedColumns() {
  return {
    id: uuid().primaryKey(),
    owner: uuid().notNull(),
    commit: text().notNull(),
    seed: text().notNull(),
    clientSeed: text('client_seed').notNull(),
    /** Of the next play: no two plays of a seed have the same. */
    nextNonce: integer('next_nonce').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    shownAt: timestamp('shown_at', { withTimezone: true }),
  };
}
