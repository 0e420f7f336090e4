import { and, eq } from 'drizzle-orm';
import { endPending, type PendingEnd } from '#backend/areas/lotto/bills/end-pending.ts';
import type { LineRow } from '#backend/areas/lotto/bills/find-lines.ts';
import { lottoTransfers } from '#backend/areas/lotto/lotto-transfers.ts';
import { finishRound } from '#backend/areas/lotto/rounds/round-state.ts';
import { correctBills } from '#backend/areas/lotto/settlement/correct-bills.ts';
import { figuresOf } from '#backend/areas/lotto/settlement/draws.ts';
import { settleBill } from '#backend/areas/lotto/settlement/settle-bill.ts';
import { drawResult, lottoKind, round } from '#backend/areas/lotto/tables.ts';
import { rowByRow } from '#backend/core/db/row-by-row.ts';
import type { Services } from '#backend/services.ts';

/**
 * Settles the bills of a round by the result in force, each exactly once: those that wait, and those that an older
 * result settled. A round that is settled is left alone. It may be interrupted and run again. Answers how many bills this run settled.
 */
export async function settleRound(services: Services, roundId: string): Promise<number> {
  const [published] = await services.db.orm
    .select({ round, draw: drawResult.draw, cap: lottoKind.payoutCap })
    .from(round)
    .innerJoin(drawResult, and(eq(drawResult.roundId, round.id), eq(drawResult.version, round.resultVersion)))
    .innerJoin(lottoKind, eq(lottoKind.kind, round.kind))
    .where(eq(round.id, roundId));
  if (published?.round.status !== 'resulting') return 0;
  const { kind, resultVersion } = published.round;
  const figures = figuresOf(kind, published.draw);
  const state = { roundId, status: 'resulting', resultVersion } as const;
  const settle = (rows: readonly LineRow[]) => settleBill(rows, figures, published.cap);
  const rows = rowByRow(services, `settling a bill of ${roundId}`);
  const pendingEnd: PendingEnd = {
    state,
    kind: lottoTransfers.payout,
    end: ({ memberId, id, chargedSatang }, rows) => {
      const { lines, status, payoutSatang } = settle(rows);
      return {
        bill: {
          memberId,
          id,
          status,
          chargedSatang,
          payoutSatang,
          resultVersion,
          creditSatang: payoutSatang,
        },
        lines: lines.map((line) => ({ memberId, billId: id, ...line })),
      };
    },
  };
  const count = await endPending(services, pendingEnd, rows);
  const corrected = await correctBills(services, state, settle, rows);
  // While a bill waits the round has no end: the next run tries it again.
  rows.finish();
  await services.db.transact((tx) => finishRound(tx, state));
  return count + corrected;
}
