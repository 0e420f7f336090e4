import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { KNOWN_DEVICE_KINDS } from '#backend/areas/account/known-devices/known-devices.ts';
import type { Failure } from '#backend/areas/account/rules/throttle.ts';
import { instant } from '#backend/core/db/columns.ts';
import { securityEventKinds, sessionWays } from '#contract/constants.ts';
import { consentKinds } from '#rules/person/consent.ts';
import { exclusionKinds } from '#rules/protection/exclusion.ts';
import { DEFAULT_REALITY_MINUTES } from '#rules/protection/reality.ts';

export const member = pgTable(
  'member',
  {
    id: uuid().primaryKey(),
    agentId: integer('agent_id').notNull(),
    username: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** As the bank writes it, where the member gave it; sealed in the chained log, for it says whose a payment may be. */
    englishName: text('english_name'),
    birthDate: date('birth_date').notNull(),
    bankCode: text('bank_code').notNull(),
    bankAccountNo: text('bank_account_no').notNull(),
    subBankCode: text('sub_bank_code'),
    subBankAccountNo: text('sub_bank_account_no'),
    referredBy: text('referred_by'),
    status: text({ enum: ['active', 'locked', 'closed'] })
      .notNull()
      .default('active'),
    createdAt: instant('created_at').notNull(),
    /** When the member closed the account; number and bank account stay taken. */
    closedAt: instant('closed_at'),
    /** Kept from playing by their own wish (`excludeMember`): how, and until when; without an end for good. */
    excludedAs: text('barred_as', { enum: exclusionKinds }),
    excludedUntil: instant('barred_until'),
    /** So often a session says how long it lasts and what it brought. */
    realityMinutes: integer('reality_minutes').notNull().default(DEFAULT_REALITY_MINUTES),
    /** When the offer of limits was declined, which is made once; whoever has limits was offered them. */
    limitsOfferedAt: instant('limits_offered_at'),
  },
  (table) => [
    uniqueIndex('member_username').on(table.agentId, table.username),
    uniqueIndex('member_bank_account').on(table.agentId, table.bankCode, table.bankAccountNo),
    uniqueIndex('member_sub_bank_account').on(table.agentId, table.subBankCode, table.subBankAccountNo),
    check('member_reality', sql`${table.realityMinutes} in (15, 30, 60, 120)`),
  ],
);

/** What a member agreed to, version by version; a row is never changed (trigger). */
export const consent = pgTable(
  'consent',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id').notNull(),
    kind: text({ enum: consentKinds }).notNull(),
    version: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('consent_version').on(table.memberId, table.kind, table.version)],
);

/** Opaque sessions: only the SHA-256 of a token is kept. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: uuid('member_id').notNull(),
    way: text({ enum: sessionWays }).notNull().default('number'),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** As limits count it: a known device for 90 days after the last login. */
    address: text().notNull(),
    device: text().notNull(),
    /** Hash of the id of the browser, which makes it a device where the member was before. */
    deviceKey: text('device_key'),
    /** When the second factor was shown in it. */
    secondFactorAt: instant('second_factor_at'),
    /** When its member last answered how long it lasts. */
    remindedAt: instant('reminded_at'),
    /** Until when the file of the member's own data may be read in it. */
    dataUntil: instant('data_until'),
  },
  (table) => [
    index('session_member').on(table.memberId, table.createdAt),
    index('session_created').on(table.createdAt),
    check('session_reminded', sql`${table.remindedAt} >= ${table.createdAt}`),
  ],
);

/**
 * Where a member logged in before, by a keyed hash of the browser's id or of the address as limits count it: neither strangers'
 * tries nor their codes count there. Known for 90 days, the newest few of a member.
 */
export const knownDevice = pgTable(
  'known_place',
  {
    memberId: uuid('member_id').notNull(),
    deviceHash: text('place_hash').notNull(),
    kind: text({ enum: KNOWN_DEVICE_KINDS }).notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.deviceHash] }),
    index('known_place_seen').on(table.seenAt),
  ],
);

/**
 * Tries at a password by account (keyed hash of its number) and origin. `failed_at` holds the newest failures; while `held_until` lies ahead one try is under way.
 */
export const loginGuard = pgTable(
  'login_guard',
  {
    account: text().notNull(),
    origin: text('place').notNull(),
    failedAt: jsonb('failed_at').$type<readonly Failure[]>().notNull().default([]),
    holder: uuid(),
    heldUntil: instant('held_until'),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.origin] })],
);

/**
 * The one code of a number (keyed hash) that was asked for by an origin (keyed hash): a new one takes the place of the old. Only a
 * keyed hash of the code is kept; a number without member has rows like any other.
 */
export const resetCode = pgTable(
  'reset_code',
  {
    agentId: integer('agent_id').notNull(),
    account: text().notNull(),
    originHash: text('place_hash').notNull(),
    memberId: uuid('member_id'),
    ref: text().notNull(),
    codeHash: text('code_hash').notNull(),
    /** Asked from a known device; only known devices may use it then. */
    fromKnownDevice: boolean('from_known_place').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    tries: integer().notNull().default(0),
    usedAt: instant('used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.agentId, table.account, table.originHash] }),
    index('reset_code_expires').on(table.expiresAt),
  ],
);

/** What happened to an account that its member should know of. */
export const securityEvent = pgTable(
  'security_event',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id').notNull(),
    kind: text({ enum: securityEventKinds }).notNull(),
    device: text().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('security_event_member').on(table.memberId, table.at),
    index('security_event_at').on(table.at),
  ],
);
