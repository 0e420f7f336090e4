import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';

/** Where the pieces of a lot can be. Together they are its amount. */
export const lotStates = ['free', 'reserved', 'used', 'expired', 'taken'] as const;
export type LotState = (typeof lotStates)[number];

export const entitlementVerbs = [
  'grant',
  'reserve',
  'use',
  'release',
  'refund',
  'expire',
  'take_back',
] as const;
export type EntitlementVerb = (typeof entitlementVerbs)[number];

/** What was granted together: spins, free rounds, coupons. How many pieces are where is cached; moves say it too. */
export const entitlementLot = pgTable(
  'entitlement_lot',
  {
    id: uuid().primaryKey(),
    agentId: integer('agent_id').notNull(),
    memberId: uuid('member_id').notNull(),
    /** As its area calls it: `wheel.spin`. */
    kind: text().notNull(),
    amount: integer().notNull(),
    /** From this instant on nothing of it can be used; null without an end. */
    endsAt: instant('ends_at'),
    /** What it was granted for. */
    reference: text().notNull(),
    grantedAt: instant('granted_at').notNull(),
    /** Hash of all of the above (`lotFingerprint`). */
    fingerprint: text().notNull(),
    /** When what was free of it was taken back; what comes back to it later is taken too. */
    takenAt: instant('taken_at'),
    free: integer().notNull(),
    reserved: integer().notNull().default(0),
    used: integer().notNull().default(0),
    expired: integer().notNull().default(0),
    taken: integer().notNull().default(0),
    /** Of its newest move. */
    seq: integer().notNull(),
  },
  (table) => [
    index('entitlement_lot_member').on(table.memberId, table.id),
    index('entitlement_lot_free').on(table.memberId, table.kind, table.endsAt).where(sql`${table.free} > 0`),
    index('entitlement_lot_end').on(table.endsAt, table.id).where(sql`${table.free} > 0`),
    check('entitlement_lot_amount', sql`${table.amount} > 0`),
    check(
      'entitlement_lot_states',
      sql`${table.free} + ${table.reserved} + ${table.used} + ${table.expired} + ${table.taken} = ${table.amount}
        and least(${table.free}, ${table.reserved}, ${table.used}, ${table.expired}, ${table.taken}) >= 0`,
    ),
  ],
);

/** One verb as its caller sees it; unique (scope, key) makes it happen at most once. Never changed. */
export const entitlementAct = pgTable(
  'entitlement_act',
  {
    id: uuid().primaryKey(),
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    verb: text({ enum: entitlementVerbs }).notNull(),
    memberId: uuid('member_id').notNull(),
    kind: text().notNull(),
    amount: integer().notNull(),
    /** What it is for: a promotion, a round of the wheel. */
    reference: text().notNull(),
    at: instant('at').notNull(),
    /** The reservation that it ends, or the use that it refunds; each ends once. */
    endsAct: uuid('ends_act'),
  },
  (table) => [
    uniqueIndex('entitlement_act_key').on(table.scope, table.key),
    uniqueIndex('entitlement_act_ends').on(table.endsAct).where(sql`${table.endsAct} is not null`),
    index('entitlement_act_member').on(table.memberId, table.id),
  ],
);

/** Pieces of one lot that an act moved from one state to another, from none when they were granted. Never changed. */
export const entitlementMove = pgTable(
  'entitlement_move',
  {
    actId: uuid('act_id').notNull(),
    lotId: uuid('lot_id').notNull(),
    /** In its lot, from 1 on. */
    seq: integer().notNull(),
    source: text({ enum: lotStates }),
    target: text({ enum: lotStates }).notNull(),
    /** None where nothing was left to take back. */
    amount: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actId, table.lotId] }),
    uniqueIndex('entitlement_move_seq').on(table.lotId, table.seq),
    check(
      'entitlement_move_amount',
      sql`${table.amount} > 0 or (${table.amount} = 0 and ${table.target} = 'taken')`,
    ),
  ],
);
