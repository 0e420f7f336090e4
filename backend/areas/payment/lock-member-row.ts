import { eq } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { sessionOver } from '#backend/core/session/authenticate.ts';

/** Lets one transaction at a time go on for a member. Throws 401 for one who is no member by now: the account was closed. */
export async function lockMemberRow(tx: Tx, memberId: string): Promise<void> {
  const isOwn = eq(member.id, memberId);
  const [own] = await tx.orm.select({ status: member.status }).from(member).where(isOwn).for('update');
  if (own?.status !== 'active') throw sessionOver();
}
