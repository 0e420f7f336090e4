import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#backend/core/db/columns.ts';
import { limitWindows } from '#rules/protection/limit-window.ts';
import { limitKinds } from '#rules/protection/member-limit.ts';

/** A number in satang, of `time` in minutes. */
const amount = (name: string) => bigint(name, { mode: 'bigint' });

/** The limit of a member by kind and window, as the member or the operator set it. Without an amount there is none. */
export const protectionLimit = pgTable(
  'protection_limit',
  {
    memberId: uuid('member_id').notNull(),
    kind: text({ enum: limitKinds }).notNull(),
    window: text({ enum: limitWindows }).notNull(),
    setBy: text('set_by', { enum: ['member', 'operator'] }).notNull(),
    amount: amount('amount'),
    /** A looser one that waits since it was asked for; without an amount, no limit. */
    askedAmount: amount('asked_amount'),
    askedAt: instant('asked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.kind, table.window, table.setBy] }),
    check(
      'protection_limit_state',
      sql`coalesce(${table.amount}, 0) >= 0 and coalesce(${table.askedAmount}, 0) >= 0
        and (${table.askedAmount} is null or ${table.askedAt} is not null)
        and (${table.askedAt} is null or (${table.setBy} = 'member' and ${table.amount} is not null
          and (${table.askedAmount} is null or ${table.askedAmount} > ${table.amount})))`,
    ),
  ],
);

/** What was done about limits and exclusions, by whom; written once and never changed. */
export const protectionAct = pgTable(
  'protection_act',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid('member_id').notNull(),
    at: instant('at').notNull(),
    /** A limit was set, a looser one asked for, confirmed or taken back, or set by an operator; or the member was excluded. */
    what: text({ enum: ['set', 'asked', 'confirmed', 'cancelled', 'by_operator', 'barred'] }).notNull(),
    /** Of a limit. */
    kind: text({ enum: limitKinds }),
    window: text({ enum: limitWindows }),
    amount: amount('amount'),
    /** The member's key of the intent. */
    idempotencyKey: text('idempotency_key'),
    /** Of an exclusion: its length, and its end, which one for good does not have. */
    length: text(),
    until: instant('until'),
    /** Of an operator, in `ops_log`. */
    opsId: uuid('ops_id'),
  },
  (table) => [
    uniqueIndex('protection_act_key').on(table.memberId, table.idempotencyKey),
    index('protection_act_member').on(table.memberId, table.id),
    check(
      'protection_act_form',
      sql`num_nulls(${table.kind}, ${table.window}) = case when ${table.what} = 'barred' then 2 else 0 end
        and (${table.length} is not null) = (${table.what} = 'barred')
        and (${table.opsId} is not null) = (${table.what} = 'by_operator')`,
    ),
  ],
);
