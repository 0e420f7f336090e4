import type { Statement } from '#backend/core/db/database.ts';
import type { Ctx } from '#backend/ctx.ts';
import { HttpRefusal } from '#backend/refusal.ts';
import { type SessionEnd, sessionLimits } from '#contract/constants.ts';
import { sharedWords } from '#contract/words.ts';
import { type ExclusionKind, isExcluded } from '#rules/protection/exclusion.ts';

const find: Statement = {
  name: 'session_end',
  text: `
    SELECT member.status, member.barred_as AS "excludedAs", member.barred_until AS "excludedUntil"
    FROM session JOIN member ON member.id = session.member_id
    WHERE session.token_hash = $1::text AND session.revoked_at IS NOT NULL AND session.created_at > $2::timestamptz`,
};

interface EndedRow {
  readonly status: string;
  readonly excludedAs: ExclusionKind | null;
  readonly excludedUntil: Date | null;
}

/**
 * The 401 for a token that opens no session. Who held the token is told what holds for its member by now, for the answer of the
 * act that ended the session may have been lost: the account is closed, or the member stays away from playing. A token that is older
 * than any session is in no browser of theirs any more.
 */
export async function endedSession(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  tokenHash: string,
): Promise<HttpRefusal> {
  const since = new Date(now().getTime() - sessionLimits.absoluteMs);
  const [row] = await db.query<EndedRow>(find, [tokenHash, since]);
  const exclusion = row?.excludedAs ? { kind: row.excludedAs, until: row.excludedUntil } : null;
  const ended: SessionEnd | undefined =
    row?.status === 'closed' ? 'closed' : isExcluded(exclusion, now()) ? 'barred' : undefined;
  return new HttpRefusal(401, sharedWords.sessionOver, ended && { ended });
}
