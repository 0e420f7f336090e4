import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { member, session } from '#backend/account/tables.ts';
import type { Ctx, MemberCtx } from '#backend/ctx.ts';
import { HttpRefusal } from '#backend/refusal.ts';
import { sessionLimits } from '#contract/constants.ts';
import { sharedWords } from '#contract/words.ts';

const TOUCH_EVERY_MS = 60_000;
/** How far the clocks of two processes may lie apart. */
const SKEW_MS = 60_000;

/** What the database keeps of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function expired(): HttpRefusal {
  return new HttpRefusal(401, sharedWords.sessionOver);
}

/**
 * The session behind a bearer token. A session ends after 30 minutes without use, after 12 hours at the latest, at
 * logout and when the member is locked; then this throws 401. One that a clock ahead of this one dated has no age to
 * go by and is over too.
 */
export async function authenticate(
  ctx: Ctx,
  headers: Headers,
): Promise<Pick<MemberCtx, 'memberId' | 'tokenHash' | 'sessionStartedAt'>> {
  const token = /^Bearer ([A-Za-z0-9_-]{20,128})$/.exec(headers.get('authorization') ?? '')?.[1];
  if (!token) throw expired();
  const tokenHash = hashToken(token);
  const [row] = await ctx.db.orm
    .select({ memberId: session.memberId, createdAt: session.createdAt, lastSeenAt: session.lastSeenAt })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(and(eq(session.tokenHash, tokenHash), isNull(session.revokedAt), eq(member.status, 'active')));
  const now = ctx.now();
  if (!row) throw expired();
  const idleMs = now.getTime() - row.lastSeenAt.getTime();
  const ageMs = now.getTime() - row.createdAt.getTime();
  if (idleMs > sessionLimits.idleMs || ageMs > sessionLimits.absoluteMs) throw expired();
  if (Math.min(idleMs, ageMs) < -SKEW_MS) throw expired();
  if (idleMs > TOUCH_EVERY_MS) {
    await ctx.db.orm
      .update(session)
      .set({ lastSeenAt: now })
      .where(and(eq(session.tokenHash, tokenHash), lt(session.lastSeenAt, now)));
  }
  return { memberId: row.memberId, tokenHash, sessionStartedAt: row.createdAt };
}
