import { sql } from 'drizzle-orm';
import {
  check,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';
import { seedColumns } from '#backend/core/seeds/seed-columns.ts';
import { PLACES, SHOES_A_DAY } from '#rules/sooth/schedule.ts';
import type { TipRecords } from '#rules/sooth/tips.ts';

export const roomStatuses = ['open', 'closed'] as const;

/** A table at which the house deals by the clock. Only its status changes, by an operator. */
export const soothRoom = pgTable(
  'sooth_room',
  {
    id: integer().primaryKey(),
    agentId: integer('agent_id').notNull(),
    name: text().notNull(),
    /** When in the hour its shoes begin. */
    place: integer().notNull(),
    status: text({ enum: roomStatuses }).notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [
    check(
      'sooth_room_form',
      sql`${table.id} > 0 and ${table.place} between 0 and ${sql.raw(String(PLACES - 1))}`,
    ),
  ],
);

/** The seeds of a room and a Bangkok day, committed to. Shoes that would have begun before it was made are not dealt. Never changed. */
export const soothDay = pgTable(
  'sooth_day',
  {
    roomId: integer('room_id').notNull(),
    day: date().notNull(),
    /** Whose seed in `sooth_seed` the chain is made from. */
    seedOwner: uuid('seed_owner').notNull(),
    commit: text().notNull(),
    madeAt: instant('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.day] })],
);

/** What the seeds of a day are made from. It is never shown, for it says all of them. */
export const soothSeed = pgTable('sooth_seed', seedColumns(), (table) => [
  uniqueIndex('sooth_seed_current').on(table.owner),
]);

/** A shoe that has ended, with what the tips did until then. It follows from the seed of its day. Never changed. */
export const soothShoe = pgTable(
  'sooth_shoe',
  {
    roomId: integer('room_id').notNull(),
    day: date().notNull(),
    no: integer().notNull(),
    seed: text().notNull(),
    /** A letter for each hand. */
    outcomes: text().notNull(),
    /** Shoes of the room until then, this one among them. */
    shoes: integer().notNull(),
    /** How the tips did on all of them. */
    totals: jsonb().$type<TipRecords>().notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.day, table.no] }),
    uniqueIndex('sooth_shoe_in_order').on(table.roomId, table.shoes),
    check(
      'sooth_shoe_form',
      sql`${table.no} between 1 and ${sql.raw(String(SHOES_A_DAY))} and ${table.shoes} > 0`,
    ),
  ],
);
