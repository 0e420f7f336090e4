import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';

export const agent = pgTable('agent', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  name: text().notNull(),
  agentLogo: text('agent_logo').notNull(),
  lineAdminUrl: text('line_admin_url').notNull(),
  lineContactUrl: text('line_contact_url').notNull(),
  minimumAge: integer('minimum_age').notNull(),
  /** The version that holds of each text that members agree to. */
  termsVersion: text('terms_version').notNull(),
  privacyVersion: text('privacy_version').notNull(),
  gtmId: text('gtm_id'),
});

export const bank = pgTable('bank', {
  code: text().primaryKey(),
  shortName: text('short_name').notNull(),
  name: text().notNull(),
  position: integer().notNull(),
});

/** The accounts that members transfer to. A row stays: deposits name it. */
export const agentReceiver = pgTable('agent_receiver', {
  id: integer().primaryKey(),
  agentId: integer('agent_id').notNull(),
  kind: text({ enum: ['bank', 'true_money'] }).notNull(),
  bankCode: text('bank_code'),
  accountNo: text('account_no').notNull(),
  accountName: text('account_name').notNull(),
  /** From when on no transfer to it begins; what was begun before is credited all the same. */
  closedAt: instant('closed_at'),
});

/** Banners, notifications and events: what an operator shows, in order of `position`. */
export const content = pgTable(
  'content',
  {
    agentId: integer('agent_id').notNull(),
    kind: text({ enum: ['banner', 'notification', 'event'] }).notNull(),
    id: integer().notNull(),
    type: integer().notNull().default(0),
    image: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    link: text().notNull().default(''),
    position: integer().notNull().default(0),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
  },
  (table) => [unique('content_key').on(table.agentId, table.kind, table.id)],
);
