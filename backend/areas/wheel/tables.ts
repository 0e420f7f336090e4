import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';
import { seedColumns } from '#backend/core/seeds/seed-columns.ts';
import { prizeTypes, sliceColors, wheelPays } from '#rules/wheel/prize.ts';

/** Weights of the wheel, in force from an instant until others are. Never changed. */
export const wheelWeights = pgTable(
  'wheel_weights',
  {
    version: integer().primaryKey(),
    startsAt: instant('starts_at').notNull(),
    setAt: instant('set_at').notNull(),
  },
  (table) => [index('wheel_weights_start').on(table.startsAt, table.version)],
);

/** A slice of a version, in its place. Never changed. */
export const wheelPrize = pgTable(
  'wheel_prize',
  {
    version: integer().notNull(),
    place: integer().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    type: text({ enum: prizeTypes }).notNull(),
    /** Satang of cash, whole points, and 0 of none. */
    amount: bigint({ mode: 'number' }).notNull(),
    color: text({ enum: sliceColors }).notNull(),
    weight: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.version, table.place] }),
    uniqueIndex('wheel_prize_id').on(table.version, table.id),
    check(
      'wheel_prize_form',
      sql`${table.weight} > 0 and ${table.amount} >= 0 and (${table.type} = 'none') = (${table.amount} = 0)`,
    ),
  ],
);

/** What the spins of a member are drawn from. */
export const wheelSeed = pgTable('wheel_seed', seedColumns(), (table) => [
  uniqueIndex('wheel_seed_current').on(table.owner).where(sql`${table.shownAt} is null`),
  index('wheel_seed_owner').on(table.owner, table.id),
]);

/** A spin with its prize, once per token of its member. Never changed. */
export const wheelSpin = pgTable(
  'wheel_spin',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id').notNull(),
    /** Made by the browser once per press of the button. */
    token: text().notNull(),
    paid: text({ enum: wheelPays }).notNull(),
    /** What it cost; 0 of a free one. */
    points: integer().notNull(),
    version: integer().notNull(),
    seedId: uuid('seed_id').notNull(),
    nonce: integer().notNull(),
    ticket: integer().notNull(),
    prizeId: text('prize_id').notNull(),
    prizeType: text('prize_type', { enum: prizeTypes }).notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    /** In the order of writing. */
    number: bigint({ mode: 'bigint' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    uniqueIndex('wheel_spin_token').on(table.memberId, table.token),
    uniqueIndex('wheel_spin_nonce').on(table.seedId, table.nonce),
    index('wheel_spin_member').on(table.memberId, table.number),
    index('wheel_spin_board').on(table.number).where(sql`${table.prizeType} <> 'none'`),
    check(
      'wheel_spin_form',
      sql`(${table.paid} = 'free') = (${table.points} = 0) and ${table.points} >= 0
        and (${table.prizeType} = 'none') = (${table.amount} = 0)`,
    ),
  ],
);
