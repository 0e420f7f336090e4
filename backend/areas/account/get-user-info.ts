import { findSessionSummary } from '#backend/areas/account/session/read-session-summary.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { sessionOver } from '#backend/core/session/authenticate.ts';
import type { account } from '#contract/account.ts';

/** The member behind this session; numbers masked, and when and with what the session before this one began. */
export const getUserInfo: Verb<typeof account.getUserInfo> = async ({ ctx }) => {
  const found = await findSessionSummary(ctx, ctx.tokenHash);
  if (!found) throw sessionOver();
  return found.user;
};
