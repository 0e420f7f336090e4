import { and, eq } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Operator } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { normaliseMobile } from '#rules/person/mobile.ts';

/**
 * The member with a mobile number, to give something to; the account stays open until the transaction ends. Throws `OperatorRefusal` for
 * none, and for one who closed the account: a gift would lie there and end unseen.
 */
export async function findReceiver(
  tx: Pick<Tx, 'orm'>,
  { agentId }: Pick<Operator, 'agentId'>,
  typed: string,
): Promise<string> {
  const mobile = normaliseMobile(typed);
  const [of] = await tx.orm
    .select({ id: member.id, status: member.status })
    .from(member)
    .where(and(eq(member.agentId, agentId), eq(member.username, mobile)))
    .for('share');
  if (!of) throw new OperatorRefusal(`There is no member ${mobile}`);
  if (of.status === 'closed')
    throw new OperatorRefusal(
      `Member ${mobile} closed the account: nothing is given there before member unlock`,
    );
  return of.id;
}
