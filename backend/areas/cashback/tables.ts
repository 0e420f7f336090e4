import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, satang } from '#backend/core/db/columns.ts';
import { ranks } from '#rules/cashback/rank.ts';
import { cashbackBases } from '#rules/cashback/rebate.ts';

const rateColumns = {
  rank: text({ enum: ranks }).notNull(),
  /** Rates in hundredths of a percent. */
  turnoverBp: integer('turnover_bp').notNull(),
  lossBp: integer('loss_bp').notNull(),
  capSatang: satang('cap_satang').notNull(),
  /** The most of the stake at risk that comes back for a loss. */
  lossMostBp: integer('loss_most_bp').notNull(),
};

/** What ranks get back from a Bangkok day on; of several sets for one day the highest number holds. Never changed. */
export const cashbackRate = pgTable(
  'cashback_rate',
  {
    fromDay: date('from_day').notNull(),
    number: integer().notNull(),
    ...rateColumns,
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromDay, table.number, table.rank] })],
);

/** A Bangkok day that was measured for everybody. */
export const cashbackClose = pgTable('cashback_close', {
  day: date().primaryKey(),
  at: instant('at').notNull(),
});

/** What a closed day brings a member on one basis, with all that it follows from. Never changed. */
export const cashbackDay = pgTable(
  'cashback_day',
  {
    memberId: uuid('member_id').notNull(),
    basis: text({ enum: cashbackBases }).notNull(),
    day: date().notNull(),
    ...rateColumns,
    /** Stake at risk of what got its result on the day. */
    stakedSatang: satang('staked_satang').notNull(),
    startSatang: satang('start_satang').notNull(),
    depositSatang: satang('deposit_satang').notNull(),
    withdrawalSatang: satang('withdrawal_satang').notNull(),
    endSatang: satang('end_satang').notNull(),
    bonusSatang: satang('bonus_satang').notNull(),
    /** What results of the day were put right by later, less what those of earlier days were put right by on it. */
    correctedSatang: satang('corrected_satang').notNull(),
    rebateSatang: satang('rebate_satang').notNull(),
    /** By what earlier days were put right. */
    adjustedSatang: satang('adjusted_satang').notNull(),
    /** What the day before it left to take off. */
    carriedSatang: satang('carried_satang').notNull(),
    dueSatang: satang('due_satang').notNull(),
    carrySatang: satang('carry_satang').notNull(),
    closedAt: instant('closed_at').notNull(),
    /** Until when it can be claimed. */
    until: instant('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.basis, table.day] }),
    check(
      'cashback_day_sums',
      sql`${table.dueSatang} >= 0 and ${table.carriedSatang} <= 0 and ${table.carrySatang} <= 0
      and ${table.dueSatang} + ${table.carrySatang} = ${table.rebateSatang} + ${table.adjustedSatang} + ${table.carriedSatang}
      and (${table.dueSatang} = 0 or ${table.carrySatang} = 0)`,
    ),
  ],
);

/** By how much an earlier day was put right when a later one was closed, and what it was measured by then. Never changed. */
export const cashbackAdjustment = pgTable(
  'cashback_adjustment',
  {
    memberId: uuid('member_id').notNull(),
    basis: text({ enum: cashbackBases }).notNull(),
    /** The day that was closed. */
    day: date().notNull(),
    ofDay: date('of_day').notNull(),
    satang: satang('satang').notNull(),
    stakedSatang: satang('staked_satang').notNull(),
    correctedSatang: satang('corrected_satang').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.basis, table.day, table.ofDay] })],
);

/** A rebate that was taken; its money is the transfer of this day and member. Never changed. */
export const cashbackClaim = pgTable(
  'cashback_claim',
  {
    memberId: uuid('member_id').notNull(),
    basis: text({ enum: cashbackBases }).notNull(),
    day: date().notNull(),
    satang: satang('satang').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.basis, table.day] }),
    check('cashback_claim_positive', sql`${table.satang} > 0`),
  ],
);
