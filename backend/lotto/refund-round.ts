import { and, eq, inArray, sql } from 'drizzle-orm';
import { round } from '#backend/db/schema/lotto.ts';
import type { Services } from '#backend/http/dispatch.ts';
import { endPending } from '#backend/lotto/end-pending.ts';
import { fenceBills } from '#backend/lotto/fence-bills.ts';
import { noteChange, type Operator } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

/** Gives back what was charged for every pending bill of a voided round, each once. Answers how many this run refunded. */
export async function refundRound(services: Services, roundId: string): Promise<number> {
  const voided = and(eq(round.id, roundId), eq(round.status, 'voided'));
  if ((await services.db.orm.$count(round, voided)) === 0) return 0;
  return endPending(services, {
    stand: { roundId, status: 'voided', resultVersion: 0 },
    scope: 'lotto.refund',
    kind: 'lotto_refund',
    end: ({ memberId, id, chargedSatang }, rows) => ({
      bill: {
        memberId,
        id,
        status: 'refunded',
        payoutSatang: 0n,
        resultVersion: null,
        creditSatang: chargedSatang,
      },
      lines: rows.map(({ position }) => ({
        memberId,
        billId: id,
        position,
        status: 'refund',
        payoutSatang: 0n,
      })),
    }),
  });
}

/** Takes a round without a result from sale for good and refunds it. A round with a published result stays as it is. */
export async function voidRound(services: Operator, roundId: string): Promise<number> {
  await services.db.transact(async (tx) => {
    const voided = await tx.orm
      .update(round)
      .set({ status: 'voided', version: sql`${round.version} + 1` })
      .where(
        and(
          eq(round.id, roundId),
          eq(round.agentId, services.agentId),
          inArray(round.status, ['draft', 'open', 'closed', 'voided']),
        ),
      )
      .returning({ id: round.id });
    if (voided.length === 0) throw new OperatorRefusal(`Round ${roundId} is unknown or has a result`);
    await fenceBills(tx);
    await noteChange(tx, services, 'voids', roundId);
  });
  return refundRound(services, roundId);
}
