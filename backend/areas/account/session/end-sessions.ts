import { logAccount } from '#backend/areas/account/account-log.ts';
import { forgetDevices } from '#backend/areas/account/second-factor/known-devices.ts';
import { SESSION_ID } from '#backend/areas/account/session/session-id.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { lockProvedMember } from '#backend/core/session/lock-proved-member.ts';
import { notFound } from '#backend/refusal.ts';
import type { account } from '#contract/account.ts';

/** One that has ended already stays as it was: ending it twice is ending it once. Its browser has to show the second factor again. */
const endOne: Statement = {
  name: 'session_end_one',
  text: `
    WITH one AS (SELECT token_hash, device_key FROM session WHERE member_id = $1::uuid AND ${SESSION_ID} = $2::text)
    UPDATE session SET second_factor_at = NULL,
      revoked_at = CASE WHEN session.token_hash = one.token_hash THEN coalesce(revoked_at, $3::timestamptz) ELSE revoked_at END
    FROM one
    WHERE session.member_id = $1::uuid AND (session.token_hash = one.token_hash OR session.device_key = one.device_key)
    RETURNING 1`,
};
const endOthers: Statement = {
  name: 'session_end_others',
  text: `
    UPDATE session SET revoked_at = $3::timestamptz
    WHERE member_id = $1::uuid AND token_hash <> $2::text AND revoked_at IS NULL
    RETURNING 1`,
};

/** Ends one session of the member, or all but this one. 404 for one that is nobody's or somebody else's, 401 when this one ended meanwhile. */
export const endSessions: Verb<typeof account.endSessions> = async ({ ctx, input: { session_id: id } }) => {
  const ended = await ctx.db.transact(async (tx) => {
    // Two that end sessions of one browser are after the same rows: one after the other.
    await lockProvedMember(tx, ctx, undefined);
    if (id !== undefined) return tx.query(endOne, [ctx.memberId, id, ctx.now()]);
    await forgetDevices(tx, ctx.memberId, { butOf: ctx.tokenHash });
    return tx.query(endOthers, [ctx.memberId, ctx.tokenHash, ctx.now()]);
  });
  if (id !== undefined && ended.length === 0) throw notFound();
  logAccount(ctx, 'sessions_ended', undefined, {
    memberId: ctx.memberId,
    count: id === undefined ? ended.length : 1,
  });
  return {};
};
