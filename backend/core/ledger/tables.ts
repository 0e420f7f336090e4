import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';

/**
 * Accounts of the double-entry ledger. A member's wallet caches its balance and counts its postings in `seq`;
 * a house account has neither, its balance is the sum of its postings. Its unit follows from its kind.
 */
export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: uuid().primaryKey(),
    agentId: integer('agent_id').notNull(),
    memberId: uuid('member_id'),
    kind: text().notNull(),
    unit: text().notNull().default('THB'),
    walletTypeId: integer('wallet_type_id'),
    name: text().notNull(),
    balance: bigint({ mode: 'bigint' }),
    floor: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    seq: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    /** When its newest movement happened, as a statement says it; the next is not said to have happened before. Null without any. */
    statedAt: instant('stated_at'),
    /** Policies have a say about money of its member; without it a bet asks nobody. */
    guarded: boolean().notNull().default(false),
    /** Somebody has a say about a spend of more than so much (`guardAbove`). */
    guardedAbove: bigint('guarded_above', { mode: 'bigint' }),
  },
  (table) => [
    uniqueIndex('ledger_account_member')
      .on(table.memberId, table.kind)
      .where(sql`${table.memberId} is not null`),
    uniqueIndex('ledger_account_house').on(table.agentId, table.kind).where(sql`${table.memberId} is null`),
    // Whoever reads wallets by their number reads money alone.
    check('ledger_account_wallet_type', sql`${table.walletTypeId} is null or ${table.unit} = 'THB'`),
    check('ledger_account_floor', sql`${table.balance} is null or ${table.balance} >= ${table.floor}`),
  ],
);

/** One money movement as its caller sees it; unique (scope, key) makes it happen at most once. */
export const transfer = pgTable(
  'transfer',
  {
    id: uuid().primaryKey(),
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text('request_hash').notNull(),
    kind: text().notNull(),
    reference: text().notNull(),
    at: instant('at').notNull(),
    /** Of both accounts of each of its postings; a trigger refuses another. */
    unit: text().notNull().default('THB'),
  },
  (table) => [
    uniqueIndex('transfer_key').on(table.scope, table.key),
    index('transfer_reference').on(table.reference),
    // Rows lie in the order of their time: a range of pages has its first and last, which costs a bill nothing.
    index('transfer_time').using('brin', table.at).with({ pages_per_range: 32, autosummarize: true }),
  ],
);

/** A positive amount, in the smallest part of the unit (satang of baht), from one account to another; sequence and balance after stand beside each cached side. Never changed. */
export const posting = pgTable(
  'posting',
  {
    transferId: uuid('transfer_id').notNull(),
    position: integer().notNull(),
    fromAccount: uuid('from_account').notNull(),
    toAccount: uuid('to_account').notNull(),
    satang: bigint({ mode: 'bigint' }).notNull(),
    fromSeq: bigint('from_seq', { mode: 'bigint' }),
    fromBalance: bigint('from_balance', { mode: 'bigint' }),
    toSeq: bigint('to_seq', { mode: 'bigint' }),
    toBalance: bigint('to_balance', { mode: 'bigint' }),
  },
  (table) => [
    primaryKey({ columns: [table.transferId, table.position] }),
    index('posting_from').on(table.fromAccount, table.fromSeq),
    index('posting_to').on(table.toAccount, table.toSeq),
    check('posting_positive', sql`${table.satang} > 0`),
    check('posting_two_sides', sql`${table.fromAccount} <> ${table.toAccount}`),
  ],
);

/**
 * A member's side of each posting, for statements: written with it and never changed. One index holds all that a statement
 * shows, day by day, so that a page of it reads no row; it is the key, for a second index would be written with every bill.
 */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    accountId: uuid('account_id').notNull(),
    /** In Bangkok. */
    day: date().notNull(),
    /** Of the posting in its account; within a day in this order, whatever clocks of several processes said. */
    seq: bigint({ mode: 'bigint' }).notNull(),
    at: instant('at').notNull(),
    /** Kind of the transfer. */
    kind: text().notNull(),
    /** Below zero when it was taken. */
    satang: bigint({ mode: 'bigint' }).notNull(),
    /** Of the account, afterwards. */
    balance: bigint({ mode: 'bigint' }).notNull(),
    reference: text().notNull(),
    /** True for money that came to the site or left it. */
    outside: boolean().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'ledger_entry_statement',
      columns: [
        table.accountId,
        table.day,
        table.seq,
        table.at,
        table.kind,
        table.satang,
        table.balance,
        table.reference,
      ],
    }),
    index('ledger_entry_outside').on(table.accountId, table.satang).where(sql`${table.outside}`),
  ],
);

/** Funds set aside until they are posted or voided; each ends once. */
export const hold = pgTable(
  'hold',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id').notNull(),
    satang: bigint({ mode: 'bigint' }).notNull(),
    status: text({ enum: ['pending', 'posted', 'voided'] }).notNull(),
    reference: text().notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [index('hold_member').on(table.memberId, table.status)],
);
