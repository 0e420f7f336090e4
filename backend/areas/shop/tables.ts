import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, satang } from '#backend/core/db/columns.ts';
import {
  carriers,
  orderStates,
  refusalReasons,
  rewardArts,
  rewardKinds,
  shopCategories,
} from '#rules/shop/reward.ts';

/** What can be redeemed, in its place, and how many are left. */
export const shopReward = pgTable(
  'shop_reward',
  {
    id: text().primaryKey(),
    category: text({ enum: shopCategories }).notNull(),
    art: text({ enum: rewardArts }).notNull(),
    position: integer().notNull(),
    status: text({ enum: ['open', 'closed'] }).notNull(),
    /** Of the terms that hold now. */
    version: integer().notNull(),
    /** How many are left; null for as many as are wanted. */
    stock: integer(),
  },
  (table) => [check('shop_reward_stock', sql`${table.stock} >= 0`)],
);

/** What a reward is and costs, from one version to the next. Never changed. */
export const shopTerms = pgTable(
  'shop_terms',
  {
    rewardId: text('reward_id').notNull(),
    version: integer().notNull(),
    kind: text({ enum: rewardKinds }).notNull(),
    title: text().notNull(),
    detail: text().notNull(),
    points: integer().notNull(),
    /** Satang of money, what a thing is worth in satang, else how many spins. */
    amount: satang('amount').notNull(),
    /** How long spins can be used, or a bonus be played for; null for anything else. */
    validDays: integer('valid_days'),
    /** What is to be played for a bonus; null for anything else. */
    targetSatang: satang('target_satang'),
    limitTimes: integer('limit_times'),
    limitDays: integer('limit_days'),
    madeAt: instant('made_at').notNull(),
    /** The operator's act that made them; null of the first ones. */
    madeBy: uuid('made_by'),
  },
  (table) => [
    primaryKey({ columns: [table.rewardId, table.version] }),
    check(
      'shop_terms_form',
      sql`${table.points} > 0 and ${table.amount} > 0 and (${table.kind} in ('spin', 'bonus')) = (${table.validDays} is not null)
        and (${table.kind} = 'bonus') = (${table.targetSatang} is not null) and ${table.targetSatang} > 0
        and (${table.limitTimes} is null) = (${table.limitDays} is null) and ${table.limitTimes} > 0 and ${table.limitDays} > 0`,
    ),
    // As rules/shop/reward-worth.ts says it: a point is worth 5 satang at the most, a spin 500.
    check(
      'shop_terms_worth',
      sql`${table.points}::bigint * 5 >= ${table.amount} * case when ${table.kind} = 'spin' then 500 else 1 end`,
    ),
  ],
);

/** Things that came to the stock of a reward, or left it otherwise than by orders. Never changed. */
export const shopStock = pgTable(
  'shop_stock',
  {
    id: uuid().primaryKey(),
    rewardId: text('reward_id').notNull(),
    change: integer().notNull(),
    at: instant('at').notNull(),
    /** The operator's act; null of the first stock. */
    madeBy: uuid('made_by'),
  },
  (table) => [index('shop_stock_reward').on(table.rewardId)],
);

/** What a member redeemed, with what it cost; how far it is goes on. */
export const shopOrder = pgTable(
  'shop_order',
  {
    id: uuid().primaryKey(),
    agentId: integer('agent_id').notNull(),
    memberId: uuid('member_id').notNull(),
    rewardId: text('reward_id').notNull(),
    version: integer().notNull(),
    kind: text({ enum: rewardKinds }).notNull(),
    amount: satang('amount').notNull(),
    points: integer().notNull(),
    /** Until when spins can be used, or a bonus be played for. */
    usableUntil: instant('usable_until'),
    idempotencyKey: text('idempotency_key').notNull(),
    at: instant('at').notNull(),
    state: text({ enum: orderStates }).notNull(),
    carrier: text({ enum: carriers }),
    tracking: text(),
    sentAt: instant('sent_at'),
    sentBy: uuid('sent_by'),
    endedAt: instant('ended_at'),
    reason: text({ enum: refusalReasons }),
    endedBy: uuid('ended_by'),
  },
  (table) => [
    uniqueIndex('shop_order_key').on(table.memberId, table.idempotencyKey),
    index('shop_order_member').on(table.memberId, table.at, table.id),
    index('shop_order_reward').on(table.rewardId),
    index('shop_order_open').on(table.at).where(sql`${table.state} in ('new', 'sent')`),
    check(
      'shop_order_form',
      sql`(${table.sentAt} is null) = (${table.sentBy} is null) and (${table.sentAt} is null) = (${table.carrier} is null)
        and (${table.sentAt} is null) = (${table.tracking} is null) and (${table.state} in ('delivered', 'refused')) = (${table.endedAt} is not null)
        and (${table.state} = 'refused') = (${table.reason} is not null) and (${table.state} <> 'sent' or ${table.sentAt} is not null)
        and (${table.kind} = 'goods' or ${table.state} = 'delivered')`,
    ),
  ],
);

/** Where an order goes. It is deleted a while after the order ended. */
export const shopAddress = pgTable(
  'shop_address',
  {
    orderId: uuid('order_id').primaryKey(),
    memberId: uuid('member_id').notNull(),
    name: text().notNull(),
    mobile: text().notNull(),
    line: text().notNull(),
    subdistrict: text().notNull(),
    district: text().notNull(),
    province: text().notNull(),
    postcode: text().notNull(),
  },
  (table) => [index('shop_address_member').on(table.memberId, table.orderId)],
);
