import { sql } from 'drizzle-orm';
import {
  check,
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
import type { OfferCondition } from '#rules/promotion/condition.ts';
import { choiceOutcomes } from '#rules/promotion/offer.ts';
import { offerFrequencies } from '#rules/promotion/offer-period.ts';
import { turns } from '#rules/promotion/turn.ts';
import type { TurnoverWeights } from '#rules/promotion/weights.ts';

/** A promotion as it is offered, version by version; the newest of an id counts, and is offered where it is open. */
export const promotionOffer = pgTable(
  'promotion_offer',
  {
    id: text().notNull(),
    version: integer().notNull(),
    number: integer().notNull(),
    title: text().notNull(),
    image: text().notNull(),
    minSatang: satang('min_satang').notNull(),
    percent: satang('percent').notNull(),
    mostSatang: satang('most_satang').notNull(),
    turn: text({ enum: turns }).notNull().default('wager'),
    times: satang('times').notNull(),
    days: integer().notNull(),
    maxStakeSatang: satang('max_stake_satang').notNull(),
    weights: jsonb().$type<TurnoverWeights>().notNull(),
    per: text({ enum: offerFrequencies }).notNull(),
    conditions: jsonb().$type<readonly OfferCondition[]>().notNull(),
    hours: jsonb().$type<readonly [number, number]>(),
    largestWithdrawalSatang: satang('largest_withdrawal_satang'),
    /** It is offered from the first instant on and until the last one, left out. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    position: integer().notNull(),
    status: text({ enum: ['open', 'closed'] }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.version] }),
    uniqueIndex('promotion_offer_number').on(table.number, table.version),
    check('promotion_offer_dates', sql`${table.startsAt} < ${table.endsAt}`),
    check(
      'promotion_offer_form',
      sql`${table.version} > 0 and ${table.number} > 0 and ${table.minSatang} > 0 and ${table.percent} > 0 and ${table.mostSatang} > 0
        and ${table.times} > 0 and ${table.days} > 0 and ${table.maxStakeSatang} > 0`,
    ),
  ],
);

/** A promotion that was chosen with a deposit, and what became of it when the money arrived. */
export const promotionChoice = pgTable(
  'promotion_choice',
  {
    depositRef: text('deposit_ref').primaryKey(),
    memberId: uuid('member_id').notNull(),
    agentId: integer('agent_id').notNull(),
    offerId: text('offer_id').notNull(),
    offerVersion: integer('offer_version').notNull(),
    at: instant('at').notNull(),
    outcome: text({ enum: choiceOutcomes }),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('promotion_choice_member').on(table.memberId, table.at),
    check('promotion_choice_form', sql`(${table.outcome} is null) = (${table.endedAt} is null)`),
  ],
);

/** A promotion that a member accepted, with its terms as they were then; what is to be played for it is the goal of the same id. */
export const promotionClaim = pgTable(
  'promotion_claim',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id').notNull(),
    agentId: integer('agent_id').notNull(),
    offerId: text('offer_id').notNull(),
    offerVersion: integer('offer_version').notNull(),
    title: text().notNull(),
    /** What it is taken once in: `once`, a day in Bangkok, or a week by its Monday. */
    period: text().notNull(),
    /** The deposit that brought it, by its reference in the ledger; each brings one. */
    depositRef: text('deposit_ref').notNull(),
    depositSatang: satang('deposit_satang').notNull(),
    bonusSatang: satang('bonus_satang').notNull(),
    costSatang: satang('cost_satang').notNull(),
    /** The most that the first withdrawal after the bonus leaves of it and its wins; null without an end. */
    largestWithdrawalSatang: satang('largest_withdrawal_satang'),
    idempotencyKey: text('idempotency_key').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('promotion_claim_period').on(table.memberId, table.offerId, table.period),
    uniqueIndex('promotion_claim_deposit').on(table.memberId, table.depositRef),
    uniqueIndex('promotion_claim_key').on(table.memberId, table.idempotencyKey),
    check('promotion_claim_amounts', sql`${table.depositSatang} > 0 and ${table.bonusSatang} > 0`),
  ],
);

/** What a withdrawal took away of a bonus and its wins, claim by claim; where several are, the largest of them was taken. */
export const promotionTrim = pgTable(
  'promotion_trim',
  {
    withdrawalRef: text('withdrawal_ref').notNull(),
    claimId: uuid('claim_id').notNull(),
    memberId: uuid('member_id').notNull(),
    agentId: integer('agent_id').notNull(),
    satang: satang('satang').notNull(),
    at: instant('at').notNull(),
    /** When the withdrawal was refused and all of it was put back; the limit holds again from then on. */
    returnedAt: instant('returned_at'),
  },
  (table) => [
    primaryKey({ columns: [table.withdrawalRef, table.claimId] }),
    uniqueIndex('promotion_trim_stands').on(table.claimId).where(sql`${table.returnedAt} is null`),
    index('promotion_trim_member').on(table.memberId, table.at),
    check('promotion_trim_amount', sql`${table.satang} >= 0`),
  ],
);
