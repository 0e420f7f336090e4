import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const satang = (name: string) => bigint(name, { mode: 'bigint' });

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
  },
  (table) => [
    uniqueIndex('deposit_key').on(table.memberId, table.idempotencyKey),
    index('deposit_member').on(table.memberId, table.createdAt),
    index('deposit_pending').on(table.status, table.expiresAt),
  ],
);

/** Every event that a payment provider sent, once by its id; one that fits no deposit waits for an operator. */
export const paymentEvent = pgTable('payment_event', {
  eventId: text('event_id').primaryKey(),
  ref: text().notNull(),
  outcome: text({ enum: ['credited', 'cancelled', 'ignored', 'unmatched'] }).notNull(),
  body: jsonb().notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});
