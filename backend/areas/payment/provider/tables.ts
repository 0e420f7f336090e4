import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';

/** What the sandbox bank has in its own books: every event that it made, whether it told of it or not. */
export const sandboxEvent = pgTable(
  'sandbox_event',
  {
    eventId: text('event_id').primaryKey(),
    body: jsonb().notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [index('sandbox_event_made').on(table.madeAt, table.eventId)],
);

/** Until when an agent's provider was asked for all that it knows. */
export const paymentReconciled = pgTable('payment_reconciled', {
  agentId: integer('agent_id').primaryKey(),
  until: instant('until').notNull(),
});
