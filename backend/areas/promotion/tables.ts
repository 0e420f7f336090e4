import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { satang } from '#backend/core/db/columns.ts';

/** A promotion that was chosen with a deposit, and what became of it when the money arrived: `taken`, or why not. */
export const promotionChoice = pgTable(
  'promotion_choice',
  {
    depositRef: text('deposit_ref').primaryKey(),
    memberId: uuid('member_id').notNull(),
    agentId: integer('agent_id').notNull(),
    offerId: text('offer_id').notNull(),
    offerVersion: integer('offer_version').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    outcome: text(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
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
    /** What it is taken once in: `once`, or a day in Bangkok. */
    period: text().notNull(),
    /** The deposit that brought it, by its reference in the ledger; each brings one. */
    depositRef: text('deposit_ref').notNull(),
    depositSatang: satang('deposit_satang').notNull(),
    bonusSatang: satang('bonus_satang').notNull(),
    costSatang: satang('cost_satang').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('promotion_claim_period').on(table.memberId, table.offerId, table.period),
    uniqueIndex('promotion_claim_deposit').on(table.memberId, table.depositRef),
    uniqueIndex('promotion_claim_key').on(table.memberId, table.idempotencyKey),
    check('promotion_claim_amounts', sql`${table.depositSatang} > 0 and ${table.bonusSatang} > 0`),
  ],
);
