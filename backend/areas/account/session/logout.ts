import { eq } from 'drizzle-orm';
import { logAccount } from '#backend/areas/account/account-log.ts';
import { session } from '#backend/areas/account/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { account } from '#contract/account.ts';

/** Ends this session; its token is worth nothing from now on. */
export const logout: Verb<typeof account.logout> = async ({ ctx }) => {
  await ctx.db.orm.update(session).set({ revokedAt: ctx.now() }).where(eq(session.tokenHash, ctx.tokenHash));
  logAccount(ctx, 'logout', undefined, { memberId: ctx.memberId });
  return {};
};
