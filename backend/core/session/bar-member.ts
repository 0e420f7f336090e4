import { and, eq, isNull } from 'drizzle-orm';
import { member, session } from '#backend/areas/account/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { guardWallet } from '#backend/core/policies/policy.ts';
import { Refusal } from '#backend/refusal.ts';
import { barRefusal } from '#contract/protection-refusal.ts';
import { type Bar, isBarred, longerBar } from '#rules/protection/bar.ts';

/**
 * Keeps a member from playing, at once: every session ends, and from the commit on all that spends is refused but a withdrawal.
 * A bar that lasts longer stays. Answers the one that holds. Locks the member, then the wallet.
 */
export async function barMember(tx: Tx, memberId: string, asked: Bar, now: Date): Promise<Bar> {
  const [row] = await tx.orm.select().from(member).where(eq(member.id, memberId)).for('update');
  if (!row) throw new Error('A member who is barred is not there');
  await guardWallet(tx, memberId);
  const before = row.barredAs ? { kind: row.barredAs, until: row.barredUntil } : null;
  const bar = isBarred(before, now) ? longerBar(before, asked) : asked;
  await tx.orm
    .update(member)
    .set({ barredAs: bar.kind, barredUntil: bar.until })
    .where(eq(member.id, memberId));
  await tx.orm
    .update(session)
    .set({ revokedAt: now })
    .where(and(eq(session.memberId, memberId), isNull(session.revokedAt)));
  return bar;
}

/** Refuses as `refuseBarred` does by what is committed now: a call that waited for a lock was asked before a bar that began meanwhile. */
export async function refuseBarredNow(tx: Tx, memberId: string, now: Date): Promise<void> {
  const [row] = await tx.orm
    .select({ kind: member.barredAs, until: member.barredUntil })
    .from(member)
    .where(eq(member.id, memberId));
  refuseBarred(row?.kind ? { kind: row.kind, until: row.until } : null, now);
}

/** Refuses 4404 or 4405 what a member who is barred asks for. */
export function refuseBarred(bar: Bar | null, now: Date): void {
  if (!isBarred(bar, now)) return;
  const { name, message, facts } = barRefusal(bar);
  throw new Refusal(name, message, facts);
}
