import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, satang } from '#backend/core/db/columns.ts';
import { withdrawalStatuses } from '#rules/payment/withdrawal.ts';

/** How an agent pays out, and what a member may ask for: at a time, and in a day in Bangkok. */
export const payoutChannel = pgTable(
  'payout_channel',
  {
    id: integer().primaryKey(),
    agentId: integer('agent_id').notNull(),
    kind: text({ enum: ['bank'] }).notNull(),
    minSatang: satang('min_satang').notNull(),
    maxSatang: satang('max_satang').notNull(),
    satangPerDay: satang('satang_per_day').notNull(),
    countPerDay: integer('count_per_day').notNull(),
    quickAmounts: jsonb('quick_amounts').$type<number[]>().notNull(),
    /** How much of each deposit is played before anything is withdrawn; it holds for what is credited from then on. */
    turnoverPercent: integer('turnover_percent').notNull().default(0),
  },
  (table) => [check('payout_channel_turnover', sql`${table.turnoverPercent} between 0 and 10000`)],
);

/**
 * What a deposit asked to be played (docs/decisions/policies-and-limits.md), written once in the transaction that credited it: the member's valid
 * stake then, and the one at which nothing is left. The newest of a member holds.
 */
export const turnoverGoal = pgTable(
  'turnover_goal',
  {
    /** What credited it in the ledger. */
    transferId: uuid('transfer_id').primaryKey(),
    /** Of the deposit, or of the event whose money an operator matched. */
    reference: text().notNull(),
    memberId: uuid('member_id').notNull(),
    /** 1, 2, … of a member, without holes. */
    seq: integer().notNull(),
    satang: satang('satang').notNull(),
    percent: integer().notNull(),
    targetSatang: satang('target_satang').notNull(),
    playedBeforeSatang: satang('played_before_satang').notNull(),
    goalBeforeSatang: satang('goal_before_satang').notNull(),
    /** Where the present stretch began: here when nothing was left, otherwise where the one before says. */
    sinceSatang: satang('since_satang').notNull(),
    goalSatang: satang('goal_satang').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('turnover_goal_seq').on(table.memberId, table.seq),
    check(
      'turnover_goal_sums',
      sql`${table.satang} > 0 and ${table.percent} between 1 and 10000 and ${table.seq} >= 1
        and (${table.seq} > 1 or ${table.goalBeforeSatang} = 0)
        and ${table.targetSatang} = (${table.satang} * ${table.percent} + 99) / 100
        and ${table.goalSatang} = greatest(${table.goalBeforeSatang}, ${table.playedBeforeSatang}) + ${table.targetSatang}
        and (${table.playedBeforeSatang} < ${table.goalBeforeSatang} or ${table.sinceSatang} = ${table.playedBeforeSatang})`,
    ),
  ],
);

/**
 * Money that a member asked to be paid. It is held in the ledger from then on (`hold_id`), posted when it is paid and given
 * back when it is refused. The account's number stands in `member` alone; here are its bank and its mask, as they were,
 * and a keyed hash that tells another account from it.
 */
export const withdrawal = pgTable(
  'withdrawal',
  {
    ref: text().primaryKey(),
    memberId: uuid('member_id').notNull(),
    agentId: integer('agent_id').notNull(),
    channelId: integer('channel_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    satang: satang('satang').notNull(),
    /** What went back to the house with it, by the largest withdrawal of a promotion; put back where it was refused. */
    trimmedSatang: satang('trimmed_satang').notNull().default(sql`0`),
    bankCode: text('bank_code').notNull(),
    accountMasked: text('account_masked').notNull(),
    /** Keyed hash of bank and number (`bankKey`), which the mask alone does not tell; null in rows older than the column. */
    accountKey: text('account_key'),
    holdId: uuid('hold_id').notNull().unique(),
    status: text({ enum: withdrawalStatuses }).notNull(),
    /** Why it was refused, as the member reads it. */
    reason: text(),
    requestedAt: instant('requested_at').notNull(),
    approvedAt: instant('approved_at'),
    endedAt: instant('ended_at'),
    /** Acts of operators in `ops_log` that approved and ended it. */
    approvedActId: uuid('approved_act_id'),
    actId: uuid('act_id'),
  },
  (table) => [
    uniqueIndex('withdrawal_key').on(table.memberId, table.idempotencyKey),
    uniqueIndex('withdrawal_one_open')
      .on(table.memberId)
      .where(sql`${table.status} in ('requested', 'approved')`),
    index('withdrawal_member').on(table.memberId, table.requestedAt, table.ref),
    index('withdrawal_waiting')
      .on(table.requestedAt)
      .where(sql`${table.status} in ('requested', 'approved')`),
    index('withdrawal_paid').on(table.agentId, table.endedAt).where(sql`${table.status} = 'paid'`),
    check('withdrawal_positive', sql`${table.satang} > 0`),
    check('withdrawal_trimmed', sql`${table.trimmedSatang} >= 0`),
    check(
      'withdrawal_state',
      sql`(${table.endedAt} is not null) = (${table.status} in ('paid', 'refused'))
        and (${table.approvedAt} is not null or ${table.status} in ('requested', 'refused'))
        and (${table.approvedAt} is null or ${table.status} <> 'requested')
        and (${table.reason} is not null) = (${table.status} = 'refused')
        and num_nulls(${table.approvedAt}, ${table.approvedActId}) in (0, 2)
        and num_nulls(${table.endedAt}, ${table.actId}) in (0, 2)`,
    ),
  ],
);
