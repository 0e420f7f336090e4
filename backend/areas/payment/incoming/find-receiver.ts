import { and, eq, gt } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';

/** True for a member of the agent. */
export async function isMember(tx: Tx, agentId: number, memberId: string): Promise<boolean> {
  const known = and(eq(member.id, memberId), eq(member.agentId, agentId));
  return (await tx.orm.$count(member, known)) > 0;
}

/** True when a member's main wallet holds more than so many satang. */
export async function holdsMoreThan(tx: Tx, memberId: string, satang: bigint): Promise<boolean> {
  const over = and(
    eq(ledgerAccount.memberId, memberId),
    eq(ledgerAccount.kind, 'main'),
    gt(ledgerAccount.balance, satang),
  );
  return (await tx.orm.$count(ledgerAccount, over)) > 0;
}
