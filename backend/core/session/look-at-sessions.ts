import type { Statement } from '#backend/core/db/database.ts';
import { hashToken, isOver, isToken, sessionOver } from '#backend/core/session/authenticate.ts';
import { lastUse } from '#backend/core/session/late-uses.ts';
import type { Ctx } from '#backend/ctx.ts';
import { sessionLimits } from '#contract/constants.ts';

/** Those that stand, of sessions by their token's hash. */
const find: Statement = {
  name: 'sessions_that_stand',
  text: `
    SELECT session.token_hash AS "tokenHash", session.member_id AS "memberId", session.created_at AS "createdAt",
      session.last_seen_at AS "lastSeenAt"
    FROM session JOIN member ON member.id = session.member_id
    WHERE session.token_hash = ANY($1::text[]) AND session.revoked_at IS NULL AND member.status = 'active'`,
};

/** A session that stands, and until when it does unless it is used. */
export interface SeenSession {
  readonly memberId: string;
  readonly tokenHash: string;
  readonly endsAtMs: number;
}

/** Looks at sessions without using them: whoever only listens is away after half an hour like everybody else. */
export async function lookAtSessions(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  tokenHashes: readonly string[],
): Promise<SeenSession[]> {
  const rows = await db.query<{ tokenHash: string; memberId: string; createdAt: Date; lastSeenAt: Date }>(
    find,
    [tokenHashes],
  );
  const at = now();
  return rows
    .map((row) => ({ ...row, lastSeenAt: lastUse(row.tokenHash, row.lastSeenAt, at) }))
    .filter((row) => !isOver(row, at))
    .map(({ tokenHash, memberId, createdAt, lastSeenAt }) => ({
      tokenHash,
      memberId,
      endsAtMs: Math.min(
        createdAt.getTime() + sessionLimits.absoluteMs,
        lastSeenAt.getTime() + sessionLimits.idleMs,
      ),
    }));
}

/** The session that a bearer token opens, without using it. Throws 401 when it is over. */
export async function lookAtSession(ctx: Pick<Ctx, 'db' | 'now'>, token: string): Promise<SeenSession> {
  const [session] = isToken(token) ? await lookAtSessions(ctx, [hashToken(token)]) : [];
  if (!session) throw sessionOver();
  return session;
}
