import { createHash } from 'node:crypto';
import type { Statement } from '#backend/core/db/database.ts';
import { lastUse, noteUse } from '#backend/core/session/late-uses.ts';
import { endedSession } from '#backend/core/session/session-end.ts';
import type { Ctx, MemberCtx } from '#backend/ctx.ts';
import { HttpRefusal } from '#backend/refusal.ts';
import { sessionLimits, UNATTENDED_HEADER } from '#contract/constants.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { sharedWords } from '#contract/words.ts';
import type { Exclusion, ExclusionKind } from '#rules/protection/exclusion.ts';

/** A use of a session is written no more often than that. */
export const TOUCH_EVERY_MS = 60_000;
/** How far the clocks of two processes may lie apart. */
const SKEW_MS = 60_000;

/** What the database keeps of a token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** There is no session, or it has ended. */
export function sessionOver(): HttpRefusal {
  return new HttpRefusal(401, sharedWords.sessionOver);
}

/** True when a text can be a token of a session. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{20,128}$/.test(text);
}

const find: Statement = {
  name: 'session_of_token',
  text: `
    SELECT session.member_id AS "memberId", session.created_at AS "createdAt", session.last_seen_at AS "lastSeenAt",
      member.barred_as AS "excludedAs", member.barred_until AS "excludedUntil"
    FROM session JOIN member ON member.id = session.member_id
    WHERE session.token_hash = $1::text AND session.revoked_at IS NULL AND member.status = 'active'`,
};
/** One that was seen later stays so. */
const touch: Statement = {
  name: 'session_touch',
  text: 'UPDATE session SET last_seen_at = $2::timestamptz WHERE token_hash = $1::text AND last_seen_at < $2::timestamptz',
};

interface SessionTimes {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

interface SessionRow extends SessionTimes {
  readonly memberId: string;
  /** Null for a member who never was excluded. */
  readonly excludedAs: ExclusionKind | null;
  readonly excludedUntil: Date | null;
}

/**
 * True for a session that is over by the clock: 30 minutes without use, 12 hours at the latest. One that a clock ahead of
 * this one dated has no age to go by and is over too.
 */
export function isOver({ createdAt, lastSeenAt }: SessionTimes, now: Date): boolean {
  const idleMs = now.getTime() - lastSeenAt.getTime();
  const ageMs = now.getTime() - createdAt.getTime();
  if (idleMs > sessionLimits.idleMs || ageMs > sessionLimits.absoluteMs) return true;
  return Math.min(idleMs, ageMs) < -SKEW_MS;
}

/**
 * Notes that a session that was found, not revoked and of an active member, is used now, in the database once a minute; what a
 * page asked by itself (`isUse` false) is none. Throws 401 when it is over by the clock (`isOver`).
 */
export async function keepAlive(
  ctx: Pick<Ctx, 'db' | 'now'>,
  tokenHash: string,
  session: SessionTimes,
  isUse: boolean,
): Promise<void> {
  const now = ctx.now();
  const { createdAt, lastSeenAt } = session;
  if (isOver({ createdAt, lastSeenAt: lastUse(tokenHash, lastSeenAt, now) }, now)) throw sessionOver();
  if (!isUse) return;
  noteUse(tokenHash, now);
  if (now.getTime() - lastSeenAt.getTime() > TOUCH_EVERY_MS) await ctx.db.query(touch, [tokenHash, now]);
}

/** The session behind a bearer token, and whether its member is excluded from playing. It ends at logout, when the member is locked, and by the clock; then this throws 401. */
export async function authenticate(
  ctx: Pick<Ctx, 'db' | 'now'>,
  headers: Headers,
  { namesMember }: Pick<AnyEndpoint, 'namesMember'>,
): Promise<
  Pick<MemberCtx, 'memberId' | 'tokenHash' | 'sessionStartedAt'> & { readonly exclusion: Exclusion | null }
> {
  const token = /^Bearer (.*)$/.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  if (!isToken(token)) throw sessionOver();
  const tokenHash = hashToken(token);
  const [row] = await ctx.db.query<SessionRow>(find, [tokenHash]);
  if (!row) throw await endedSession(ctx, tokenHash);
  // Nothing is spent or changed unattended: what says so all the same is a use, or a limit of time would not count it.
  await keepAlive(ctx, tokenHash, row, namesMember || !headers.has(UNATTENDED_HEADER));
  const exclusion = row.excludedAs ? { kind: row.excludedAs, until: row.excludedUntil } : null;
  return { memberId: row.memberId, tokenHash, sessionStartedAt: row.createdAt, exclusion };
}
