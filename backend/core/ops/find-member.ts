import { and, eq } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Operator } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { normaliseMobile } from '#rules/person/mobile.ts';

const columns = {
  id: member.id,
  status: member.status,
  englishName: member.englishName,
  excludedAs: member.excludedAs,
  excludedUntil: member.excludedUntil,
};

/**
 * The member of the agent with a mobile number as an operator types it, and the number as it is stored. With `lock` the row stays as it
 * is until the transaction ends. Throws `OperatorRefusal` for none.
 */
export async function findMember(
  { orm }: Pick<Tx, 'orm'>,
  { agentId }: Pick<Operator, 'agentId'>,
  typed: string,
  lock?: 'share' | 'update',
) {
  const mobile = normaliseMobile(typed);
  const rows = orm
    .select(columns)
    .from(member)
    .where(and(eq(member.agentId, agentId), eq(member.username, mobile)));
  const [found] = await (lock ? rows.for(lock) : rows);
  if (!found) throw new OperatorRefusal(`There is no member ${mobile}`);
  return { ...found, mobile };
}
