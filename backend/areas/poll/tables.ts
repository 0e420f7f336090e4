import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, satang } from '#backend/core/db/columns.ts';
import { seedColumns } from '#backend/core/seeds/seed-columns.ts';
import { pollPrizes, quotaBases } from '#rules/poll/poll.ts';

/** A question with its terms, which are written once. It is opened, closed and drawn, once each. */
export const poll = pgTable(
  'poll',
  {
    id: integer().primaryKey(),
    agentId: integer('agent_id').notNull(),
    question: text().notNull(),
    image: text(),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    /** Null without prizes. */
    drawsAt: instant('draws_at'),
    basis: text({ enum: quotaBases }).notNull(),
    /** Satang that bring one answer; 0 where none are asked for. */
    stepSatang: satang('step_satang').notNull(),
    most: integer().notNull(),
    /** What is deposited or gets its result from here on counts. */
    countsFrom: instant('counts_from').notNull(),
    /** Whose seed in `poll_seed` it is. */
    seedOwner: uuid('seed_owner').notNull(),
    madeAt: instant('made_at').notNull(),
    /** Visitors see it from here on; the operator's acts are null for what the site does by itself. */
    openedAt: instant('opened_at'),
    openedBy: uuid('opened_by'),
    closedAt: instant('closed_at'),
    closedBy: uuid('closed_by'),
    /** Answers at the close, and their last link. */
    tickets: integer(),
    head: text(),
    drawnAt: instant('drawn_at'),
    drawnBy: uuid('drawn_by'),
  },
  (table) => [
    check(
      'poll_form',
      sql`${table.id} > 0 and ${table.opensAt} < ${table.closesAt} and (${table.drawsAt} is null or ${table.drawsAt} > ${table.closesAt})
        and ${table.most} between 1 and 20 and ${table.stepSatang} >= 0 and (${table.basis} = 'free') = (${table.stepSatang} = 0)
        and (${table.drawsAt} is null or ${table.basis} = 'stake')`,
    ),
    check(
      'poll_order',
      sql`(${table.closedAt} is null) = (${table.tickets} is null) and (${table.closedAt} is null or ${table.openedAt} is not null)
        and (${table.drawnAt} is null or (${table.closedAt} is not null and ${table.drawsAt} is not null))`,
    ),
  ],
);

/** What can be answered, in the order of its numbers. Never changed. */
export const pollChoice = pgTable(
  'poll_choice',
  {
    pollId: integer('poll_id').notNull(),
    id: integer().notNull(),
    text: text().notNull(),
    image: text(),
  },
  (table) => [primaryKey({ columns: [table.pollId, table.id] })],
);

/** What can be won, the first place first. Never changed. */
export const pollPrize = pgTable(
  'poll_prize',
  {
    pollId: integer('poll_id').notNull(),
    place: integer().notNull(),
    kind: text({ enum: pollPrizes }).notNull(),
    /** Satang of credit, whole points. */
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pollId, table.place] }),
    check('poll_prize_form', sql`${table.place} > 0 and ${table.amount} > 0`),
  ],
);

/** What the winners of a poll are drawn from. */
export const pollSeed = pgTable('poll_seed', seedColumns(), (table) => [
  uniqueIndex('poll_seed_current').on(table.owner),
]);

/** One answer of a member, with its place in the chain of its poll. Never changed. */
export const pollAnswer = pgTable(
  'poll_answer',
  {
    id: uuid().primaryKey(),
    pollId: integer('poll_id').notNull(),
    /** From 1 on in the order of answering, without a gap. */
    ticket: integer().notNull(),
    memberId: uuid('member_id').notNull(),
    choiceId: integer('choice_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    mark: text().notNull(),
    link: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('poll_answer_ticket').on(table.pollId, table.ticket),
    uniqueIndex('poll_answer_key').on(table.memberId, table.idempotencyKey),
    index('poll_answer_member').on(table.memberId, table.pollId, table.ticket),
    index('poll_answer_choice').on(table.pollId, table.choiceId),
  ],
);

/** A ticket that was drawn for a place. What an account that is closed or excluded would win is given to nobody. Never changed. */
export const pollWinner = pgTable(
  'poll_winner',
  {
    id: uuid().primaryKey(),
    pollId: integer('poll_id').notNull(),
    place: integer().notNull(),
    ticket: integer().notNull(),
    memberId: uuid('member_id').notNull(),
    kind: text({ enum: pollPrizes }).notNull(),
    amount: integer().notNull(),
    given: boolean().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('poll_winner_place').on(table.pollId, table.place),
    uniqueIndex('poll_winner_ticket').on(table.pollId, table.ticket),
    index('poll_winner_member').on(table.memberId, table.pollId),
  ],
);
