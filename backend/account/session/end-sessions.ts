import { logAccount } from '#backend/account/account-log.ts';
import { SESSION_ID } from '#backend/account/session/session-id.ts';
import type { Statement } from '#backend/db/database.ts';
import type { Verb } from '#backend/http/implement.ts';
import { notFound } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';

/** One that has ended already stays as it was: ending it twice is ending it once. */
const endOne: Statement = {
  name: 'session_end_one',
  text: `
    UPDATE session SET revoked_at = coalesce(revoked_at, $3::timestamptz)
    WHERE member_id = $1::uuid AND ${SESSION_ID} = $2::text
    RETURNING 1`,
};
const endOthers: Statement = {
  name: 'session_end_others',
  text: `
    UPDATE session SET revoked_at = $3::timestamptz
    WHERE member_id = $1::uuid AND token_hash <> $2::text AND revoked_at IS NULL
    RETURNING 1`,
};

/** Ends one session of the member, or all but this one. 404 for one that is nobody's or somebody else's. */
export const endSessions: Verb<typeof account.endSessions> = async ({ ctx, input: { session_id: id } }) => {
  const ended =
    id === undefined
      ? await ctx.db.query(endOthers, [ctx.memberId, ctx.tokenHash, ctx.now()])
      : await ctx.db.query(endOne, [ctx.memberId, id, ctx.now()]);
  if (id !== undefined && ended.length === 0) throw notFound();
  logAccount(ctx, 'sessions_ended', undefined, { memberId: ctx.memberId, count: ended.length });
  return {};
};
