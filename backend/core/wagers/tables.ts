import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, satang } from '#backend/core/db/columns.ts';
import { wagerStatuses } from '#backend/core/wagers/wager-status.ts';

/** Everything that members stake money on, in whatever area, written in the transaction that moves the money. */
export const wager = pgTable(
  'wager',
  {
    area: text().notNull(),
    /** What the area calls it: a bill, a game's round; unique within the area. */
    reference: text().notNull(),
    /** What within the area it was placed on: a kind of lottery, a game. */
    kind: text().notNull(),
    /** What its area groups kinds by, as a game's category when it was placed; null where it groups none. */
    category: text(),
    memberId: uuid('member_id').notNull(),
    agentId: integer('agent_id').notNull(),
    /** The member's account that was charged. */
    wallet: text().notNull(),
    status: text({ enum: wagerStatuses }).notNull(),
    /** Rises with everything that happens to it; each version is an event. */
    version: integer().notNull(),
    faceSatang: satang('face_satang').notNull(),
    chargedSatang: satang('charged_satang').notNull(),
    /** What counts for turnover; measured anew while it is accepted, where others of the same round change it. */
    validSatang: satang('valid_satang').notNull(),
    payoutSatang: satang('payout_satang').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
    /** When it ended first; a correction does not move it. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.reference] }),
    index('wager_member').on(table.memberId, table.acceptedAt),
  ],
);

/**
 * What a wager became with each version. Rows are written once; only the position is added after the commit, in an
 * order without holes, so that a reader who is at a position has seen everything below it.
 */
export const wagerEvent = pgTable(
  'wager_event',
  {
    area: text().notNull(),
    reference: text().notNull(),
    version: integer().notNull(),
    status: text({ enum: wagerStatuses }).notNull(),
    validSatang: satang('valid_satang').notNull(),
    payoutSatang: satang('payout_satang').notNull(),
    at: instant('at').notNull(),
    /** In the order of writing, within one wager that of its versions. */
    id: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
    position: bigint({ mode: 'bigint' }),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.reference, table.version] }),
    index('wager_event_waiting').on(table.id).where(sql`${table.position} is null`),
    uniqueIndex('wager_event_position').on(table.position).where(sql`${table.position} is not null`),
  ],
);

/** One row: the last position that was given. Whoever gives positions holds it until the commit. */
export const wagerCounter = pgTable(
  'wager_counter',
  { only: boolean().primaryKey().default(true), last: bigint({ mode: 'bigint' }).notNull() },
  (table) => [check('wager_counter_only', sql`${table.only}`)],
);

/** How far each reader of the events has come. */
export const wagerReader = pgTable('wager_reader', {
  name: text().primaryKey(),
  position: bigint({ mode: 'bigint' }).notNull(),
});

/** What a member's wagers of one kind moved on one day in Bangkok, written in the transaction of the wagers. */
export const wagerTotal = pgTable(
  'wager_total',
  {
    memberId: uuid('member_id').notNull(),
    day: date().notNull(),
    area: text().notNull(),
    kind: text().notNull(),
    /** Accepted that day, less those that were given back that day: how many, what was charged, what counts for turnover. */
    acceptedCount: integer('accepted_count').notNull(),
    chargedSatang: satang('charged_satang').notNull(),
    validSatang: satang('valid_satang').notNull(),
    /** Settled that day: how many, what had been charged for them, what they paid. A correction counts on its own day. */
    settledCount: integer('settled_count').notNull(),
    settledSatang: satang('settled_satang').notNull(),
    payoutSatang: satang('payout_satang').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.day, table.area, table.kind] })],
);
