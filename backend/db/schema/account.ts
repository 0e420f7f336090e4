import { date, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const member = pgTable(
  'member',
  {
    id: uuid().primaryKey(),
    agentId: integer('agent_id').notNull(),
    username: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    birthDate: date('birth_date').notNull(),
    bankCode: text('bank_code').notNull(),
    bankAccountNo: text('bank_account_no').notNull(),
    subBankCode: text('sub_bank_code'),
    subBankAccountNo: text('sub_bank_account_no'),
    referredBy: text('referred_by'),
    termsVersion: text('terms_version').notNull(),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true }).notNull(),
    status: text({ enum: ['active', 'locked'] })
      .notNull()
      .default('active'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('member_username').on(table.agentId, table.username),
    uniqueIndex('member_bank_account').on(table.agentId, table.bankCode, table.bankAccountNo),
  ],
);

/** Opaque sessions: only the SHA-256 of a token is kept. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: uuid('member_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    address: text().notNull(),
    device: text().notNull(),
  },
  (table) => [index('session_member').on(table.memberId, table.createdAt)],
);

/** Failed logins by subject (`account:…` or `address:…`), for the rising wait. */
export const loginFailure = pgTable(
  'login_failure',
  {
    id: uuid().primaryKey(),
    subject: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('login_failure_subject').on(table.subject, table.at)],
);

/** One-time codes: only a keyed hash of the code is kept; a row without member answers like any other. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    ref: text().primaryKey(),
    agentId: integer('agent_id').notNull(),
    username: text().notNull(),
    memberId: uuid('member_id'),
    codeHash: text('code_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('one_time_code_username').on(table.agentId, table.username, table.createdAt)],
);
