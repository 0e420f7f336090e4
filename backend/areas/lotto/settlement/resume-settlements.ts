import { and, eq } from 'drizzle-orm';
import { refundRound } from '#backend/areas/lotto/settlement/refund-round.ts';
import { settleRound } from '#backend/areas/lotto/settlement/settle-round.ts';
import { bill, round } from '#backend/areas/lotto/tables.ts';
import { rowByRow } from '#backend/core/db/row-by-row.ts';
import type { Services } from '#backend/services.ts';

/** Goes on where a settlement or a refund was interrupted. Answers how many bills it ended. */
export async function resumeSettlements(services: Services): Promise<number> {
  const { db, agentId } = services;
  const resulting = await db.orm
    .select({ id: round.id })
    .from(round)
    .where(and(eq(round.agentId, agentId), eq(round.status, 'resulting')));
  const voided = await db.orm
    .selectDistinct({ id: round.id })
    .from(round)
    .innerJoin(bill, and(eq(bill.roundId, round.id), eq(bill.status, 'pending')))
    .where(and(eq(round.agentId, agentId), eq(round.status, 'voided')));
  const rounds = rowByRow(services, 'ending the bills of a round');
  let count = 0;
  for (const { id } of resulting) count += (await rounds.attempt(id, () => settleRound(services, id))) ?? 0;
  for (const { id } of voided) count += (await rounds.attempt(id, () => refundRound(services, id))) ?? 0;
  rounds.finish();
  return count;
}
