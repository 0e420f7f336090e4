import { and, eq, isNull } from 'drizzle-orm';
import { member, session } from '#backend/areas/account/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { ShownPassword } from '#backend/core/session/ask-password.ts';
import { sessionOver } from '#backend/core/session/authenticate.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';

export function wrongPassword(): Refusal {
  return new Refusal('PASSWORD_WRONG', 'รหัสผ่านปัจจุบันไม่ถูกต้อง');
}

/**
 * Lets one transaction at a time go on for a member who showed the password before it: until the commit that is the password and the
 * session stands, for whoever changes either is waited for, or waits. Throws 401 when the session ended meanwhile, refuses 4008 when the
 * password is another. Locks the member, then the session.
 */
export async function lockProvedMember(
  tx: Tx,
  { memberId, tokenHash }: Pick<MemberCtx, 'memberId' | 'tokenHash'>,
  shown: ShownPassword | undefined,
): Promise<void> {
  const [own] = await tx.orm
    .select({ status: member.status, passwordHash: member.passwordHash })
    .from(member)
    .where(eq(member.id, memberId))
    .for('update');
  const [stands] = await tx.orm
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(and(eq(session.tokenHash, tokenHash), isNull(session.revokedAt)))
    .for('share');
  if (own?.status !== 'active' || !stands) throw sessionOver();
  if (shown && shown.passwordHash !== own.passwordHash) throw wrongPassword();
}
