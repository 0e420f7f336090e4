import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, satang } from '#backend/core/db/columns.ts';
import type { TurnoverWeights } from '#rules/promotion/weights.ts';

export const goalEnds = ['done', 'cancelled', 'expired', 'excluded'] as const;

/** What a member has to play for something that was promised, filled by settled wagers from its beginning to its end. */
export const playGoal = pgTable(
  'play_goal',
  {
    /** That of what asks for it. */
    id: uuid().primaryKey(),
    area: text().notNull(),
    memberId: uuid('member_id').notNull(),
    targetSatang: satang('target_satang').notNull(),
    /** No bet is larger while it runs. */
    maxStakeSatang: satang('max_stake_satang').notNull(),
    weights: jsonb().$type<TurnoverWeights>().notNull(),
    /** The credit that it begins with, where the target is a credit to be reached by wins; null where stakes fill it. */
    creditFromSatang: satang('credit_from_satang'),
    at: instant('at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endedAs: text('ended_as', { enum: goalEnds }),
  },
  (table) => [
    uniqueIndex('play_goal_open').on(table.memberId, table.area).where(sql`${table.endedAt} is null`),
    index('play_goal_member').on(table.memberId, table.at),
    check(
      'play_goal_form',
      sql`${table.targetSatang} > 0 and ${table.maxStakeSatang} > 0 and ${table.expiresAt} > ${table.at}
        and (${table.creditFromSatang} is null or (${table.creditFromSatang} > 0 and ${table.creditFromSatang} < ${table.targetSatang}))
        and (${table.endedAt} is null) = (${table.endedAs} is null)`,
    ),
  ],
);
