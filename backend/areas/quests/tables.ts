import { bigint, date, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';
import { prizeKinds, questFacts, questPeriods } from '#rules/quests/quest.ts';

/** What can be done for a prize, once per period. Its terms are written once; another prize is another quest. */
export const quest = pgTable('quest', {
  id: text().primaryKey(),
  title: text().notNull(),
  period: text({ enum: questPeriods }).notNull(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  prizeKind: text('prize_kind', { enum: prizeKinds }).notNull(),
  prizeAmount: integer('prize_amount').notNull(),
  /** How long the prize can be used. */
  prizeDays: integer('prize_days').notNull(),
  position: integer().notNull(),
  status: text({ enum: ['open', 'closed'] }).notNull(),
});

/** All of its conditions hold at once; progress is read from the books, never kept. */
export const questCondition = pgTable(
  'quest_condition',
  {
    questId: text('quest_id').notNull(),
    place: integer().notNull(),
    fact: text({ enum: questFacts }).notNull(),
    /** Of wagers of one area alone. */
    area: text(),
    /** Satang, or how many. */
    least: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.questId, table.place] })],
);

/** A prize that was taken, with what it was. Never changed. */
export const questRedemption = pgTable(
  'quest_redemption',
  {
    memberId: uuid('member_id').notNull(),
    questId: text('quest_id').notNull(),
    /** The Bangkok day that the period begins with. */
    period: date().notNull(),
    prizeKind: text('prize_kind', { enum: prizeKinds }).notNull(),
    prizeAmount: integer('prize_amount').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.questId, table.period] })],
);

/** A check-in on a Bangkok day, the n-th of its month. Never changed. */
export const checkIn = pgTable(
  'check_in',
  {
    memberId: uuid('member_id').notNull(),
    day: date().notNull(),
    /** The first day of its month. */
    month: date().notNull(),
    number: integer().notNull(),
    points: integer().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.day] }),
    uniqueIndex('check_in_number').on(table.memberId, table.month, table.number),
  ],
);
