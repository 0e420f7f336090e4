import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';
import { complaintStates } from '#rules/complaint/complaint.ts';
import { complaintSubjects } from '#rules/complaint/subjects.ts';

/** What a member complained about, written once; how far it is goes on. */
export const complaint = pgTable(
  'complaint',
  {
    id: uuid().primaryKey(),
    agentId: integer('agent_id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** What members name it by. */
    number: text().notNull(),
    subject: text({ enum: complaintSubjects }).notNull(),
    reference: text(),
    text: text().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    at: instant('at').notNull(),
    dueAt: instant('due_at').notNull(),
    state: text({ enum: complaintStates }).notNull(),
  },
  (table) => [
    uniqueIndex('complaint_key').on(table.memberId, table.idempotencyKey),
    uniqueIndex('complaint_number').on(table.number),
    index('complaint_member').on(table.memberId, table.at, table.id),
    index('complaint_waiting').on(table.memberId).where(sql`${table.state} in ('received', 'reviewing')`),
    index('complaint_open').on(table.dueAt).where(sql`${table.state} <> 'closed'`),
    check(
      'complaint_form',
      sql`char_length(${table.text}) between 10 and 2000 and ${table.reference} <> '' and ${table.dueAt} > ${table.at}`,
    ),
  ],
);

/** What operators did about a complaint, in order. Never changed. */
export const complaintStep = pgTable(
  'complaint_step',
  {
    complaintId: uuid('complaint_id').notNull(),
    no: integer().notNull(),
    memberId: uuid('member_id').notNull(),
    what: text({ enum: ['review', 'answer', 'close'] }).notNull(),
    /** Of an answer. */
    text: text(),
    at: instant('at').notNull(),
    /** The operator's act. */
    madeBy: uuid('made_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.complaintId, table.no] }),
    index('complaint_step_member').on(table.memberId),
    check(
      'complaint_step_form',
      sql`${table.no} > 0 and (${table.text} is not null) = (${table.what} = 'answer')`,
    ),
  ],
);
