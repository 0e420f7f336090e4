import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the sandbox bank has in its own books: every event that it made, whether it told of it or not. */
export const sandboxEvent = pgTable(
  'sandbox_event',
  {
    eventId: text('event_id').primaryKey(),
    body: jsonb().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_event_made').on(table.madeAt, table.eventId)],
);

/** Until when an agent's provider was asked for all that it knows. */
export const paymentReconciled = pgTable('payment_reconciled', {
  agentId: integer('agent_id').primaryKey(),
  until: timestamp({ withTimezone: true }).notNull(),
});
