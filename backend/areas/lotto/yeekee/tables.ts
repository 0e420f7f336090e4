import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, satang } from '#backend/core/db/columns.ts';
import { CHAIN_START } from '#rules/draw/chain.ts';
import { noPrizeReasons, prizeLimits } from '#rules/lotto/yeekee/prizes.ts';
import { fairnessModes, rowOrders } from '#rules/lotto/yeekee/terms.ts';

/** The seed that a round is played with, hex, made when the round was; nobody reads it before its shooting or betting is over. */
export const roundSeed = pgTable('round_seed', {
  roundId: text('round_id').primaryKey(),
  seed: text().notNull(),
});

const terms = () => ({
  fairness: text({ enum: fairnessModes }).notNull(),
  rowOrder: text('row_order', { enum: rowOrders }).notNull(),
  cooldownMs: integer('cooldown_ms').notNull(),
  /** Fewer shots or distinct shooters give all stakes back. */
  minShots: integer('min_shots').notNull(),
  minShooters: integer('min_shooters').notNull(),
  /** Stake at risk in the round that a shooter's prize takes, and what rows 1 and 16 win at most. */
  minStakeSatang: satang('min_stake_satang').notNull(),
  row1Satang: satang('row_1_satang').notNull(),
  row16Satang: satang('row_16_satang').notNull(),
});

/** How the agent plays a kind by shots; rounds take it over when they open. */
export const yeekeeTerms = pgTable('yeekee_terms', { kind: text().primaryKey(), ...terms() });

/** A round played by shots: its terms, and how far its shots are. Whoever shoots holds the row. */
export const yeekeeRound = pgTable(
  'yeekee_round',
  {
    roundId: text('round_id').primaryKey(),
    ...terms(),
    shotCount: integer('shot_count').notNull().default(0),
    shooterCount: integer('shooter_count').notNull().default(0),
    chainHead: text('chain_head').notNull().default(CHAIN_START),
    /** From here on nothing is shot any more, whatever a clock says; what was shot may be seen. */
    sealedAt: instant('sealed_at'),
    /** When the shooters' prizes were paid, also where there were none: nothing is left to do. */
    prizesAt: instant('prizes_at'),
    /** Which rule they were paid by: 1 (older) by face amounts alone; set with `prizesAt`. */
    prizeRule: integer('prize_rule').notNull().default(1),
    /** Why the row won nothing; null where it won, or where nothing was decided. */
    row1Why: text('row_1_why', { enum: noPrizeReasons }),
    row16Why: text('row_16_why', { enum: noPrizeReasons }),
  },
  (table) => [index('yeekee_round_going').on(table.roundId).where(sql`${table.prizesAt} is null`)],
);

/** A shot; rows are never changed. */
export const yeekeeShot = pgTable(
  'yeekee_shot',
  {
    roundId: text('round_id').notNull(),
    /** From 1 without a gap, in the order in which they were taken. */
    position: integer().notNull(),
    memberId: uuid('member_id').notNull(),
    number: text().notNull(),
    /** The chain's link of this shot. */
    receipt: text().notNull(),
    shotAt: instant('shot_at').notNull(),
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.position] }),
    index('yeekee_shot_member').on(table.memberId, table.roundId, table.position),
    uniqueIndex('yeekee_shot_key').on(table.roundId, table.memberId, table.idempotencyKey),
  ],
);

/** A shooter's prize, written in the transaction that paid it. */
export const yeekeePrize = pgTable(
  'yeekee_prize',
  {
    roundId: text('round_id').notNull(),
    row: integer().notNull(),
    position: integer().notNull(),
    memberId: uuid('member_id').notNull(),
    satang: satang('satang').notNull(),
    /** What the row could win, and what made it less; null in rounds from before this was kept. */
    mostSatang: satang('most_satang'),
    limitedBy: text('limited_by', { enum: prizeLimits }),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.row] })],
);
