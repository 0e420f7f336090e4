import { and, eq, isNull } from 'drizzle-orm';
import { member, session } from '#backend/areas/account/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { guardWallet } from '#backend/core/policies/policy.ts';
import { HttpRefusal, Refusal } from '#backend/refusal.ts';
import { exclusionRefusal } from '#contract/protection-refusal.ts';
import { sharedWords } from '#contract/words.ts';
import { type Exclusion, isExcluded, longerExclusion } from '#rules/protection/exclusion.ts';

/**
 * Keeps a member from playing, at once: every session ends, and from the commit on all that spends is refused but a withdrawal.
 * An exclusion that lasts longer stays. Answers the one that holds. Locks the member, then the wallet.
 */
export async function excludeMember(
  tx: Tx,
  memberId: string,
  asked: Exclusion,
  now: Date,
): Promise<Exclusion> {
  const [row] = await tx.orm.select().from(member).where(eq(member.id, memberId)).for('update');
  if (!row) throw new Error('A member who is excluded is not there');
  await guardWallet(tx, memberId);
  const before = row.excludedAs ? { kind: row.excludedAs, until: row.excludedUntil } : null;
  const exclusion = isExcluded(before, now) ? longerExclusion(before, asked) : asked;
  await tx.orm
    .update(member)
    .set({ excludedAs: exclusion.kind, excludedUntil: exclusion.until })
    .where(eq(member.id, memberId));
  await tx.orm
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.memberId, memberId), isNull(session.revokedAt)));
  return exclusion;
}

/** Refuses with 401 where the account is closed by what is committed now, and answers how its member is excluded. */
export async function refuseClosedNow(tx: Tx, memberId: string): Promise<Exclusion | null> {
  const [row] = await tx.orm
    .select({ kind: member.excludedAs, until: member.excludedUntil, status: member.status })
    .from(member)
    .where(eq(member.id, memberId));
  if (row?.status === 'closed') throw new HttpRefusal(401, sharedWords.sessionOver, { ended: 'closed' });
  return row?.kind ? { kind: row.kind, until: row.until } : null;
}

/**
 * Refuses as `refuseExcluded` does by what is committed now, and with 401 where the account was closed: a call that waited for a lock
 * was asked before what happened meanwhile.
 */
export async function refuseExcludedNow(tx: Tx, memberId: string, now: Date): Promise<void> {
  refuseExcluded(await refuseClosedNow(tx, memberId), now);
}

/** Refuses 4404 or 4405 what a member who is excluded asks for. */
export function refuseExcluded(exclusion: Exclusion | null, now: Date): void {
  if (!isExcluded(exclusion, now)) return;
  const { name, message, facts } = exclusionRefusal(exclusion);
  throw new Refusal(name, message, facts);
}
