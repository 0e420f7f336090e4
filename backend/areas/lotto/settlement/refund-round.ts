import { and, eq, sql } from 'drizzle-orm';
import { endPending, type PendingEnd } from '#backend/areas/lotto/bills/end-pending.ts';
import { lottoTransfers } from '#backend/areas/lotto/lotto-transfers.ts';
import { sealedRounds } from '#backend/areas/lotto/sealings.ts';
import { round, type VoidReason } from '#backend/areas/lotto/tables.ts';
import { fenceBills } from '#backend/areas/lotto/terms/fence-bills.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { rowByRow } from '#backend/core/db/row-by-row.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { noteChange, type Operator } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import type { Services } from '#backend/services.ts';

/** Gives back what was charged for every pending bill of a voided round, each once. Answers how many this run refunded. */
export async function refundRound(services: Services, roundId: string): Promise<number> {
  const voided = and(eq(round.id, roundId), eq(round.status, 'voided'));
  if ((await services.db.orm.$count(round, voided)) === 0) return 0;
  const rows = rowByRow(services, `giving back a bill of ${roundId}`);
  const pendingEnd: PendingEnd = {
    state: { roundId, status: 'voided', resultVersion: 0 },
    kind: lottoTransfers.refund,
    end: ({ memberId, id, chargedSatang }, rows) => ({
      bill: {
        memberId,
        id,
        status: 'refunded',
        chargedSatang,
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
  };
  const count = await endPending(services, pendingEnd, rows);
  rows.finish();
  return count;
}

type RoundRow = typeof round.$inferSelect;

type By = Pick<Services, 'clock' | 'random'>;

export interface Voided {
  readonly outcome: 'voided' | 'already voided';
  /** Bills that this call refunded. */
  readonly refunded: number;
}

/**
 * Takes a round without a result from sale for good and refunds it, however far it was; where it ends before its time
 * the next one opens an hour later. Again only finishes refunds. Throws `OperatorRefusal` when it has a result.
 */
export async function voidRound(services: Operator, roundId: string): Promise<Voided> {
  const { db, agentId } = services;
  const outcome = await db.transact(async (tx) => {
    const [row] = await tx.orm
      .select()
      .from(round)
      .where(and(eq(round.id, roundId), eq(round.agentId, agentId)))
      .for('no key update');
    if (row?.status === 'voided') return 'already voided';
    if (!row || row.resultVersion > 0)
      throw new OperatorRefusal(`Round ${roundId} is unknown or has a result; lotto correct changes that`);
    await noteChange(tx, services, 'voids', roundId);
    await takeOff(tx, services, row, 'called_off');
    return 'voided';
  });
  return { outcome, refunded: await refundRound(services, roundId) };
}

/** Takes a round that this transaction holds from sale for good; `refundRound` gives the stakes back. */
export function takeOff(tx: Tx, by: By, row: RoundRow, reason: VoidReason): Promise<void> {
  return takeAllOff(tx, by, [row], reason);
}

/** The same of several: it holds the row of each before any bill has to wait. */
export async function takeAllOff(
  tx: Tx,
  by: By,
  rows: readonly RoundRow[],
  reason: VoidReason,
): Promise<void> {
  const now = by.clock.now();
  for (const row of rows) {
    // A round that never opened keeps its times in order.
    const end = new Date(Math.max(now.getTime(), row.opensAt.getTime()));
    const closesAt = earlier(end, row.closesAt);
    const resultAt = earlier(end, row.resultAt);
    await tx.orm
      .update(round)
      .set({ status: 'voided', voidReason: reason, version: sql`${round.version} + 1`, closesAt, resultAt })
      .where(eq(round.id, row.id));
  }
  if (rows.length > 0) await fenceBills(tx);
  const ids = rows.map(({ id }) => id);
  await sealRows(tx, by, sealedRounds, ids);
}

function earlier(one: Date, other: Date): Date {
  return new Date(Math.min(one.getTime(), other.getTime()));
}
