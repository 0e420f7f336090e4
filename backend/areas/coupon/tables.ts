import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, satang } from '#backend/core/db/columns.ts';
import { couponHoldOutcomes, couponKinds, couponPrizes } from '#rules/coupon/coupon.ts';

/** What codes of one kind bring, when, and for what. Its terms are written once; it can be voided, once. */
export const couponBatch = pgTable(
  'coupon_batch',
  {
    id: text().primaryKey(),
    agentId: integer('agent_id').notNull(),
    title: text().notNull(),
    kind: text({ enum: couponKinds }).notNull(),
    prizeKind: text('prize_kind', { enum: couponPrizes }).notNull(),
    /** Satang, points or spins. */
    prizeAmount: satang('prize_amount').notNull(),
    /** How long points or spins can be used; null for money. */
    prizeDays: integer('prize_days'),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The stake at risk that it asks for, in so many days before it is used, or after it for a bonus; none is 0. */
    stakeSatang: satang('stake_satang').notNull(),
    stakeDays: integer('stake_days').notNull(),
    /** It works with one deposit of at least so much; 0 asks for none. */
    depositSatang: satang('deposit_satang').notNull().default(sql`0`),
    madeAt: instant('made_at').notNull(),
    /** The operator's act that made it, and the one that voided it. */
    madeBy: uuid('made_by').notNull(),
    voidedAt: instant('voided_at'),
    voidedBy: uuid('voided_by'),
  },
  (table) => [
    check(
      'coupon_batch_form',
      sql`${table.prizeAmount} > 0 and ${table.startsAt} < ${table.endsAt} and ${table.stakeSatang} >= 0 and ${table.depositSatang} >= 0
        and (${table.prizeKind} in ('credit', 'bonus')) = (${table.prizeDays} is null) and (${table.voidedAt} is null) = (${table.voidedBy} is null)
        and ((${table.kind} = 'personal' and ${table.prizeKind} <> 'bonus') or (${table.stakeSatang} > 0 and ${table.stakeDays} > 0))`,
    ),
  ],
);

/** One code, as a keyed hash, with how often it can be used and was. */
export const coupon = pgTable(
  'coupon',
  {
    codeHash: text('code_hash').primaryKey(),
    batchId: text('batch_id').notNull(),
    tail: text().notNull(),
    /** Whom it is for; null for anybody. */
    memberId: uuid('member_id'),
    uses: integer().notNull(),
    used: integer().notNull(),
  },
  (table) => [
    index('coupon_batch_codes').on(table.batchId),
    index('coupon_member').on(table.memberId, table.batchId),
    check('coupon_budget', sql`${table.uses} > 0 and ${table.used} between 0 and ${table.uses}`),
  ],
);

/** A code that a member used, with what it brought. Never changed. */
export const couponRedemption = pgTable(
  'coupon_redemption',
  {
    id: uuid().primaryKey(),
    agentId: integer('agent_id').notNull(),
    memberId: uuid('member_id').notNull(),
    batchId: text('batch_id').notNull(),
    codeHash: text('code_hash').notNull(),
    prizeKind: text('prize_kind', { enum: couponPrizes }).notNull(),
    prizeAmount: satang('prize_amount').notNull(),
    /** Until when points or spins can be used, or a bonus be played for. */
    usableUntil: instant('usable_until'),
    idempotencyKey: text('idempotency_key').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('coupon_redemption_batch').on(table.memberId, table.batchId),
    uniqueIndex('coupon_redemption_key').on(table.memberId, table.idempotencyKey),
    index('coupon_redemption_member').on(table.memberId, table.at, table.id),
    index('coupon_redemption_code').on(table.codeHash),
    index('coupon_redemption_time').on(table.batchId, table.at),
  ],
);

/** A code that was named with a deposit: held for it until then, and used when its money comes, or not, and why. */
export const couponHold = pgTable(
  'coupon_hold',
  {
    depositRef: text('deposit_ref').primaryKey(),
    agentId: integer('agent_id').notNull(),
    memberId: uuid('member_id').notNull(),
    batchId: text('batch_id').notNull(),
    codeHash: text('code_hash').notNull(),
    at: instant('at').notNull(),
    heldUntil: instant('held_until').notNull(),
    /** Its deposit was cancelled, or the time was over; money that comes later asks for the code anew. */
    releasedAt: instant('released_at'),
    outcome: text({ enum: couponHoldOutcomes }),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('coupon_hold_live')
      .on(table.codeHash)
      .where(sql`${table.outcome} is null and ${table.releasedAt} is null`),
    index('coupon_hold_member').on(table.memberId, table.at),
    check(
      'coupon_hold_form',
      sql`${table.at} < ${table.heldUntil} and (${table.outcome} is null) = (${table.endedAt} is null)`,
    ),
  ],
);
