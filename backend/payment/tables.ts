import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { satang } from '#backend/db/columns.ts';

export const paymentChannel = pgTable('payment_channel', {
  id: integer().primaryKey(),
  agentId: integer('agent_id').notNull(),
  kind: text({ enum: ['promptpay'] }).notNull(),
  name: text().notNull(),
  receiverId: text('receiver_id').notNull(),
  receiverName: text('receiver_name').notNull(),
  minSatang: satang('min_satang').notNull(),
  maxSatang: satang('max_satang').notNull(),
  expiresInSeconds: integer('expires_in_seconds').notNull(),
  quickAmounts: jsonb('quick_amounts').$type<number[]>().notNull(),
  subChannels: jsonb('sub_channels').$type<{ sub_channel_id: number; name: string }[]>().notNull(),
});

export const deposit = pgTable(
  'deposit',
  {
    ref: text().primaryKey(),
    memberId: uuid('member_id').notNull(),
    agentId: integer('agent_id').notNull(),
    channelId: integer('channel_id').notNull(),
    subChannelId: integer('sub_channel_id').notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    satang: satang('satang').notNull(),
    payload: text().notNull(),
    status: text({ enum: ['pending', 'paid', 'expired', 'cancelled'] }).notNull(),
    reason: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** What a paid deposit was paid by: the provider's event, or an act of an operator in `ops_log`. */
    eventId: text('event_id'),
    actId: uuid('act_id'),
  },
  (table) => [
    uniqueIndex('deposit_key').on(table.memberId, table.idempotencyKey),
    index('deposit_member').on(table.memberId, table.createdAt),
    index('deposit_pending').on(table.status, table.expiresAt),
    check('deposit_positive', sql`${table.satang} > 0`),
    check(
      'deposit_paid_by',
      sql`num_nonnulls(${table.eventId}, ${table.actId}) = case when ${table.status} = 'paid' then 1 else 0 end`,
    ),
  ],
);

/**
 * Every event that a payment provider sent, once by its id. Money that fits no deposit is `unmatched`: it stands in the
 * house's suspense account until an operator credits it to a member or sends it back.
 */
export const paymentEvent = pgTable(
  'payment_event',
  {
    eventId: text('event_id').primaryKey(),
    ref: text().notNull(),
    outcome: text({ enum: ['credited', 'cancelled', 'ignored', 'unmatched'] }).notNull(),
    body: jsonb().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** The money that arrived; null when none did, or in another currency than baht. */
    satang: satang('satang'),
    resolution: text({ enum: ['matched', 'returned'] }),
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
    /** Who was credited, and for which deposit if it was for one. */
    memberId: uuid('member_id'),
    depositRef: text('deposit_ref'),
    actId: uuid('act_id'),
  },
  (table) => [
    index('payment_event_ref').on(table.ref),
    index('payment_event_member').on(table.memberId).where(sql`${table.memberId} is not null`),
    index('payment_event_open')
      .on(table.receivedAt)
      .where(sql`${table.outcome} = 'unmatched' and ${table.resolution} is null`),
    check(
      'payment_event_resolution',
      sql`(${table.resolution} is null or ${table.outcome} = 'unmatched')
        and num_nulls(${table.resolution}, ${table.resolvedAt}, ${table.actId}) in (0, 3)
        and (${table.memberId} is not null) = (${table.resolution} is not distinct from 'matched')
        and (${table.depositRef} is null or ${table.memberId} is not null)`,
    ),
  ],
);
