import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, satang } from '#backend/core/db/columns.ts';
import { channelKinds } from '#contract/payment.ts';
import { mismatches } from '#rules/payment/mismatch.ts';

/** Limits in baht, where they are narrower than those of the channel. */
interface SubChannel {
  readonly sub_channel_id: number;
  readonly name: string;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export const paymentChannel = pgTable('payment_channel', {
  id: integer().primaryKey(),
  agentId: integer('agent_id').notNull(),
  kind: text({ enum: channelKinds }).notNull(),
  name: text().notNull(),
  receiverId: text('receiver_id').notNull(),
  receiverName: text('receiver_name').notNull(),
  minSatang: satang('min_satang').notNull(),
  maxSatang: satang('max_satang').notNull(),
  expiresInSeconds: integer('expires_in_seconds').notNull(),
  quickAmounts: jsonb('quick_amounts').$type<number[]>().notNull(),
  /** Empty for transfers: their sub-channels are the accounts of the agent. */
  subChannels: jsonb('sub_channels').$type<SubChannel[]>().notNull(),
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
    /** What was typed, where `satang` is another amount: that of a transfer is the member's own among those who transfer. */
    askedSatang: satang('asked_satang'),
    /** The agent's account that a transfer goes to, and until when nobody else is told the same amount. */
    receiverNo: text('receiver_no'),
    reservedUntil: instant('reserved_until'),
    status: text({ enum: ['pending', 'paid', 'expired', 'cancelled'] }).notNull(),
    reason: text(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    /** What a paid deposit was paid by: the provider's event, or an act of an operator in `ops_log`. */
    eventId: text('event_id'),
    actId: uuid('act_id'),
  },
  (table) => [
    uniqueIndex('deposit_key').on(table.memberId, table.idempotencyKey),
    index('deposit_member').on(table.memberId, table.createdAt),
    // A member has a few that can be paid, and may have thousands that ended.
    index('deposit_open')
      .on(table.memberId, table.createdAt, table.ref)
      .where(sql`${table.status} = 'pending'`),
    // Limits ask what was paid within a month at most.
    index('deposit_paid').on(table.memberId, table.endedAt).where(sql`${table.status} = 'paid'`),
    index('deposit_pending').on(table.status, table.expiresAt),
    index('deposit_receiver')
      .on(table.receiverNo, table.satang, table.createdAt)
      .where(sql`${table.receiverNo} is not null`),
    index('deposit_reserved')
      .on(table.receiverNo, table.reservedUntil)
      .where(sql`${table.receiverNo} is not null`),
    check('deposit_positive', sql`${table.satang} > 0`),
    check(
      'deposit_transfer',
      sql`num_nulls(${table.askedSatang}, ${table.receiverNo}, ${table.reservedUntil}) in (0, 3)`,
    ),
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
    /** Of the deposit, or of the bank's transfer as long as no deposit is known. */
    ref: text().notNull(),
    /** The bank's number of a transfer that came: whoever tells of it, and under whatever event, it is one. One that was taken back has none. */
    transRef: text('trans_ref').unique(),
    /** Why money fits no deposit; not noted before there were several reasons. */
    mismatch: text('misfit', { enum: mismatches }),
    outcome: text({ enum: ['credited', 'cancelled', 'ignored', 'unmatched'] }).notNull(),
    body: jsonb().notNull(),
    receivedAt: instant('received_at').notNull(),
    /** The money that arrived; null when none did, or in another currency than baht. */
    satang: satang('satang'),
    resolution: text({ enum: ['matched', 'returned'] }),
    resolvedAt: instant('resolved_at'),
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

/** Money that no deposit fits, told with the one that its payer most likely meant; it moves nothing, and ties no money to anybody. */
export const payerNotice = pgTable(
  'told_arrival',
  {
    eventId: text('event_id').primaryKey(),
    depositRef: text('deposit_ref').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('told_arrival_deposit').on(table.depositRef)],
);

/**
 * The code that was read from the slip of a transfer, once by the bank's number of it: who showed it first, and for which
 * deposit. The picture is not kept.
 */
export const slip = pgTable(
  'slip',
  {
    transRef: text('trans_ref').primaryKey(),
    agentId: integer('agent_id').notNull(),
    memberId: uuid('member_id').notNull(),
    depositRef: text('deposit_ref').notNull(),
    kind: text({ enum: ['bank', 'true_money'] }).notNull(),
    bankCode: text('bank_code'),
    /** SHA-256 of the picture, base64url. */
    pictureHash: text('picture_hash').notNull(),
    shownAt: instant('shown_at').notNull(),
  },
  (table) => [index('slip_deposit').on(table.depositRef)],
);
