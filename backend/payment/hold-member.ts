import { eq } from 'drizzle-orm';
import { member } from '#backend/account/tables.ts';
import type { Tx } from '#backend/db/database.ts';

/** Lets one transaction at a time go on for a member. */
export async function holdMember(tx: Tx, memberId: string): Promise<void> {
  await tx.orm.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('update');
}
