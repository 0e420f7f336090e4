import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, satang } from '#backend/core/db/columns.ts';
import type { CommissionRates } from '#rules/affiliate/commission.ts';

/** Why an entry was written; `paused` says that the inviter earned nothing, being excluded or gone. */
export const entryReasons = ['settled', 'corrected', 'voided', 'paused'] as const;

/** Rates of commission for wagers that are accepted from an instant on, until the next row. Written once. */
export const affiliateTerms = pgTable(
  'affiliate_terms',
  {
    agentId: integer('agent_id').notNull(),
    fromAt: instant('from_at').notNull(),
    /** The first is of who invited, the second of who invited the inviter. */
    levels: jsonb().$type<readonly CommissionRates[]>().notNull(),
    /** The operator's act; null for the first rates. */
    madeBy: uuid('made_by'),
  },
  (table) => [primaryKey({ columns: [table.agentId, table.fromAt] })],
);

/** The code of a member who invites others, made when it was first asked for. */
export const affiliateCode = pgTable(
  'affiliate_code',
  { memberId: uuid('member_id').primaryKey(), code: text().notNull(), at: instant('at').notNull() },
  (table) => [uniqueIndex('affiliate_code_code').on(table.code)],
);

/** Who invited a member, written with the registration and never changed. */
export const affiliateReferral = pgTable(
  'affiliate_referral',
  {
    id: uuid().primaryKey(),
    agentId: integer('agent_id').notNull(),
    memberId: uuid('member_id').notNull(),
    referrerId: uuid('referrer_id').notNull(),
    /** Registered from an address where the inviter is known: for an operator to look at. */
    sameAddress: boolean('same_address').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('affiliate_referral_member').on(table.memberId),
    index('affiliate_referral_referrer').on(table.referrerId, table.at, table.id),
    check('affiliate_referral_other', sql`${table.memberId} <> ${table.referrerId}`),
  ],
);

/** What a version of a wager changed about the commission of one inviter, up or down. Never changed. */
export const affiliateEntry = pgTable(
  'affiliate_entry',
  {
    area: text().notNull(),
    reference: text().notNull(),
    version: integer().notNull(),
    referrerId: uuid('referrer_id').notNull(),
    level: integer().notNull(),
    /** Who placed the wager. */
    memberId: uuid('member_id').notNull(),
    reason: text({ enum: entryReasons }).notNull(),
    /** Counted stake and commission, more or less than before. */
    stakeSatang: satang('stake_satang').notNull(),
    satang: satang('satang').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.area, table.reference, table.referrerId, table.version] }),
    check('affiliate_entry_level', sql`${table.level} in (1, 2)`),
  ],
);

/** What the entries of one invited member add up to for the inviter on one day in Bangkok, written with them. */
export const affiliateDay = pgTable(
  'affiliate_day',
  {
    referrerId: uuid('referrer_id').notNull(),
    day: date().notNull(),
    memberId: uuid('member_id').notNull(),
    level: integer().notNull(),
    stakeSatang: satang('stake_satang').notNull(),
    earnedSatang: satang('earned_satang').notNull(),
    /** What was taken back, above zero. */
    reversedSatang: satang('reversed_satang').notNull(),
  },
  (table) => [primaryKey({ columns: [table.referrerId, table.day, table.memberId] })],
);

/** What the days of an inviter add up to by month in Bangkok, written with them, so that a balance reads no single days. */
export const affiliateMonth = pgTable(
  'affiliate_month',
  {
    referrerId: uuid('referrer_id').notNull(),
    /** Its first day. */
    month: date().notNull(),
    stakeSatang: satang('stake_satang').notNull(),
    earnedSatang: satang('earned_satang').notNull(),
    /** What was taken back, above zero. */
    reversedSatang: satang('reversed_satang').notNull(),
  },
  (table) => [primaryKey({ columns: [table.referrerId, table.month] })],
);

/** Commission that was paid into the main wallet. Never changed. */
export const affiliateRedemption = pgTable(
  'affiliate_redemption',
  {
    id: uuid().primaryKey(),
    agentId: integer('agent_id').notNull(),
    memberId: uuid('member_id').notNull(),
    satang: satang('satang').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('affiliate_redemption_key').on(table.memberId, table.idempotencyKey),
    index('affiliate_redemption_member').on(table.memberId, table.at),
    check('affiliate_redemption_amount', sql`${table.satang} > 0`),
  ],
);
