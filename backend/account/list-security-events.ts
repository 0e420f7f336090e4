import { and, desc, eq, gt } from 'drizzle-orm';
import { securityEvent } from '#backend/account/tables.ts';
import type { Verb } from '#backend/http/implement.ts';
import type { account } from '#contract/account.ts';
import { securityEventKeepMs } from '#contract/constants.ts';

const SHOWN = 20;

/** What happened to the account that its member should know of, newest first. */
export const listSecurityEvents: Verb<typeof account.securityEvents> = async ({ ctx }) => {
  const rows = await ctx.db.orm
    .select()
    .from(securityEvent)
    .where(
      and(
        eq(securityEvent.memberId, ctx.memberId),
        gt(securityEvent.at, new Date(ctx.now().getTime() - securityEventKeepMs)),
      ),
    )
    .orderBy(desc(securityEvent.at))
    .limit(SHOWN);
  return rows.map(({ kind, at, device }) => ({ kind, at: at.toISOString(), device }));
};
