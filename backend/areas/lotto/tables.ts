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
import type { StoredDraw } from '#rules/lotto/kinds/lottery-kind.ts';
import { packs } from '#rules/lotto/pack.ts';

/** What a bet type pays and takes off in the discount pack; null where that pack does not have it. */
const discountPack = () => ({
  packRateHundredths: integer('pack_rate_hundredths'),
  packDiscountBp: integer('pack_discount_bp'),
});

/** `called_off` is an operator's act; the others follow from what happened. */
export const voidReasons = ['called_off', 'no_result', 'few_shots', 'few_members', 'outage'] as const;
export type VoidReason = (typeof voidReasons)[number];

export const lottoKind = pgTable('lotto_kind', {
  kind: text().primaryKey(),
  agentId: integer('agent_id').notNull(),
  categoryId: integer('category_id').notNull(),
  name: text().notNull(),
  description: text().notNull(),
  position: integer().notNull(),
  maxLines: integer('max_lines').notNull(),
  payoutCap: satang('payout_cap').notNull(),
  /** How long before the close a bill can still be cancelled; null where bills cannot be cancelled. */
  cancelMinutes: integer('cancel_minutes'),
  cancelsPerDay: integer('cancels_per_day').notNull(),
  /** So long after its expected result a round without one is voided and refunded; null where it waits for an operator. */
  noResultHours: integer('no_result_hours').default(24),
});

/** From when the first price list of a kind is in force. */
export const FIRST_PRICES = new Date('2000-01-01T00:00:00Z');

/**
 * Price list of a kind; rates in hundredths (320 pays 3.2 per baht), discount in basis points. A new price is a further
 * row: in force is the newest whose `since` has come, and a round keeps what was in force when it opened.
 */
export const kindRate = pgTable(
  'kind_rate',
  {
    kind: text().notNull(),
    type: text().notNull(),
    since: instant('since').notNull().default(FIRST_PRICES),
    position: integer().notNull(),
    rateHundredths: integer('rate_hundredths').notNull(),
    discountBp: integer('discount_bp').notNull().default(0),
    ...discountPack(),
    minSatang: satang('min_satang').notNull(),
    maxSatang: satang('max_satang').notNull(),
    maxPerNumberSatang: satang('max_per_number_satang').notNull(),
    enabled: boolean().notNull().default(true),
    /** How often operators said what holds from this moment on; 0 of what came with the program. */
    version: integer().notNull().default(0),
    /** The last of these acts; null of what came with the program. */
    actId: uuid('act_id'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.type, table.since] })],
);

/** A day of a kind that an operator called off or added; where that was taken back it goes by the kind's calendar again. */
export const drawDay = pgTable(
  'draw_day',
  {
    kind: text().notNull(),
    day: date().notNull(),
    /** Null where the kind's calendar says. */
    isHeld: boolean('is_held'),
    at: instant('at').notNull(),
    actId: uuid('act_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day] })],
);

export const round = pgTable(
  'round',
  {
    id: text().primaryKey(),
    agentId: integer('agent_id').notNull(),
    kind: text().notNull(),
    /** The day that the round belongs to, and which of that day's rounds it is, from 1. */
    drawDate: date('draw_date').notNull(),
    number: integer('day_number').notNull().default(1),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    resultAt: instant('result_at').notNull(),
    status: text({ enum: ['draft', 'open', 'closed', 'resulting', 'resulted', 'voided'] }).notNull(),
    /** Rises with every change of the round's rates, limits or controlled numbers; a bill is accepted under one version. */
    version: integer().notNull().default(1),
    /** Which of its published results is in force: 0 none, 1 the first, more after corrections. */
    resultVersion: integer('result_version').notNull().default(0),
    /** SHA-256 of the seed that the round is played with (`round_seed`); null for kinds that others draw. */
    commit: text(),
    /** Why it was voided; null unless it was, and for operators' voids from before this was kept. */
    voidReason: text('void_reason', { enum: voidReasons }),
  },
  (table) => [
    uniqueIndex('round_kind_day').on(table.agentId, table.kind, table.drawDate, table.number),
    index('round_day').on(table.agentId, table.drawDate, table.number),
    index('round_status').on(table.status, table.closesAt),
    index('round_kind_close')
      .on(table.agentId, table.kind, table.closesAt)
      .where(sql`${table.status} = 'open'`),
    index('round_kind_result')
      .on(table.agentId, table.kind, table.drawDate, table.number)
      .where(sql`${table.resultVersion} > 0`),
  ],
);

/** The price list as it stood when the round opened; what a round accepts and pays is read here. */
export const roundRate = pgTable(
  'round_rate',
  {
    roundId: text('round_id').notNull(),
    type: text().notNull(),
    position: integer().notNull(),
    rateHundredths: integer('rate_hundredths').notNull(),
    discountBp: integer('discount_bp').notNull(),
    ...discountPack(),
    minSatang: satang('min_satang').notNull(),
    maxSatang: satang('max_satang').notNull(),
    maxPerNumberSatang: satang('max_per_number_satang').notNull(),
    enabled: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.type] })],
);

/** A number that an operator blocks, pays at half or limits; canonical, so that it stands for every order of a tod number. */
export const numberControl = pgTable(
  'number_control',
  {
    roundId: text('round_id').notNull(),
    type: text().notNull(),
    number: text().notNull(),
    control: text({ enum: ['blocked', 'half_pay', 'custom_limit'] }).notNull(),
    limitSatang: satang('limit_satang'),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.type, table.number] })],
);

/** Every change of a round's terms by an operator, so that the audit can tell what a bill may have been accepted at. Never changed. */
export const termsChange = pgTable(
  'terms_change',
  {
    roundId: text('round_id').notNull(),
    /** The round's version from this change on. */
    version: integer().notNull(),
    type: text().notNull(),
    /** A controlled number, canonical; null where the change is of the whole type. */
    number: text(),
    control: text({ enum: ['blocked', 'half_pay', 'custom_limit', 'none'] }),
    limitSatang: satang('limit_satang'),
    rateHundredths: integer('rate_hundredths'),
    discountBp: integer('discount_bp'),
    /** The pack that rate and discount are of; null for the full pack. */
    pack: text({ enum: ['discount'] }),
    /** Limits of a line and of a number, and whether the type is on sale; null where the change does not say. */
    minSatang: satang('min_satang'),
    maxSatang: satang('max_satang'),
    maxPerNumberSatang: satang('max_per_number_satang'),
    enabled: boolean(),
    at: instant('at').notNull(),
    actId: uuid('act_id').notNull(),
  },
  (table) => [uniqueIndex('terms_change_key').on(table.roundId, table.version, table.type, table.number)],
);

/** Face amount sold of a canonical number over the whole site. */
export const exposure = pgTable(
  'exposure',
  {
    roundId: text('round_id').notNull(),
    type: text().notNull(),
    number: text().notNull(),
    soldSatang: satang('sold_satang').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.type, table.number] })],
);

export const bill = pgTable(
  'bill',
  {
    memberId: uuid('member_id').notNull(),
    id: uuid().notNull(),
    agentId: integer('agent_id').notNull(),
    roundId: text('round_id').notNull(),
    status: text({ enum: ['pending', 'won', 'lost', 'cancelled', 'refunded'] }).notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    pack: text({ enum: packs }).notNull().default('full'),
    /** Version of the round's terms that it was accepted under; null for bills from before these were kept. */
    termsVersion: integer('terms_version'),
    /** Version of the kind's rules when it was accepted. */
    ruleVersion: integer('rule_version').notNull().default(1),
    /** By which rule its turnover is measured (`TURNOVER_RULE`). */
    turnoverRule: integer('turnover_rule').notNull().default(3),
    lineCount: integer('line_count').notNull(),
    faceSatang: satang('face_satang').notNull(),
    chargedSatang: satang('charged_satang').notNull(),
    payoutSatang: satang('payout_satang').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The digits d of which it bets a number d, dd, ddd…, a bit each; null for bills from before this was kept. */
    repeatedDigits: integer('repeated_digits'),
    endedAt: instant('ended_at'),
    /** Version of the round's result that the bill and its lines were settled by; null unless won or lost. */
    resultVersion: integer('result_version'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    uniqueIndex('bill_key').on(table.memberId, table.idempotencyKey),
    index('bill_day').on(table.memberId, table.createdAt),
    // By the kind, with which the name of every round begins.
    index('bill_kind').on(table.memberId, sql`split_part(${table.roundId}, '-', 1)`, table.id),
    index('bill_rare')
      .on(table.memberId, table.status, table.id)
      .where(sql`${table.status} in ('won', 'cancelled', 'refunded')`),
    index('bill_pending').on(table.roundId, table.memberId, table.id).where(sql`${table.status} = 'pending'`),
    // Each value is found once, however many bills have it. Bills that do not say theirs come last (`lotto_repeated_digits`).
    index('bill_digits')
      .on(table.roundId, table.memberId, sql`coalesce(${table.repeatedDigits}, 1024)`)
      .where(sql`${table.status} = 'pending' and ${table.repeatedDigits} is distinct from 0`),
    index('bill_settled')
      .on(table.roundId, table.memberId, table.id)
      .where(sql`${table.status} in ('won', 'lost')`),
    index('bill_open').on(table.memberId, table.id).where(sql`${table.status} = 'pending'`),
    // From `shownWins.leastSatang` on: what visitors are shown.
    index('bill_shown')
      .on(table.agentId, table.endedAt)
      .where(sql`${table.status} = 'won' and ${table.payoutSatang} >= 100000`),
  ],
);

export const billLine = pgTable(
  'bill_line',
  {
    memberId: uuid('member_id').notNull(),
    billId: uuid('bill_id').notNull(),
    position: integer().notNull(),
    type: text().notNull(),
    number: text().notNull(),
    faceSatang: satang('face_satang').notNull(),
    chargedSatang: satang('charged_satang').notNull(),
    rateHundredths: integer('rate_hundredths').notNull(),
    payoutSatang: satang('payout_satang').notNull(),
    status: text({ enum: ['pending', 'win', 'lose', 'refund'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.billId, table.position] })],
);

/**
 * A published result: the figures as they were published, where from, and who put them in. A correction is a further
 * version; the one in force is `round.resultVersion`.
 */
export const drawResult = pgTable(
  'draw_result',
  {
    roundId: text('round_id').notNull(),
    version: integer().notNull(),
    draw: jsonb().$type<StoredDraw>().notNull(),
    drawHash: text('draw_hash').notNull(),
    source: text().notNull(),
    publishedAt: instant('published_at').notNull(),
    publishedBy: text('published_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roundId, table.version] })],
);

/**
 * What a corrected result changed for one bill, in the transaction that moved the money: `paid` was taken back
 * (`lotto_reversal`) and `due` paid (`lotto_repayout`), both with the bill as reference and `bill:version` as key.
 */
export const billCorrection = pgTable(
  'bill_correction',
  {
    memberId: uuid('member_id').notNull(),
    billId: uuid('bill_id').notNull(),
    /** The result that the bill is settled by now, and the one that it was settled by before. */
    version: integer().notNull(),
    fromVersion: integer('from_version').notNull(),
    paidSatang: satang('paid_satang').notNull(),
    dueSatang: satang('due_satang').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.billId, table.version] }),
    check('bill_correction_differs', sql`${table.paidSatang} <> ${table.dueSatang}`),
  ],
);
