import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';

/**
 * A balance that an operator wants to change by hand, and what another made of it. Satang are added to the member's wallet, or
 * taken from it when negative, by the act that ends it as done; nobody ends what they asked for themselves.
 */
export const adjustment = pgTable(
  'adjustment',
  {
    ref: text().primaryKey(),
    agentId: integer('agent_id').notNull(),
    memberId: uuid('member_id').notNull(),
    satang: bigint({ mode: 'bigint' }).notNull(),
    reason: text().notNull(),
    status: text({ enum: ['asked', 'done', 'refused'] }).notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    askedActId: uuid('asked_act_id').notNull(),
    endedBy: text('ended_by'),
    endedAt: instant('ended_at'),
    actId: uuid('act_id'),
  },
  (table) => [
    index('adjustment_waiting').on(table.askedAt).where(sql`${table.status} = 'asked'`),
    check('adjustment_of_something', sql`${table.satang} <> 0`),
    check(
      'adjustment_ended',
      sql`num_nulls(${table.endedBy}, ${table.endedAt}, ${table.actId}) =
      CASE WHEN ${table.status} = 'asked' THEN 3 ELSE 0 END`,
    ),
    check(
      'adjustment_two_people',
      sql`${table.status} <> 'done' or lower(trim(${table.endedBy})) <> lower(trim(${table.askedBy}))`,
    ),
  ],
);
