import { and, eq } from 'drizzle-orm';
import { WAGER_AREA } from '#backend/areas/lotto/bills/bill-scope.ts';
import { countCancelled, findBill } from '#backend/areas/lotto/bills/find-bill.ts';
import { lockBill } from '#backend/areas/lotto/bills/lock-bill.ts';
import { measureBills } from '#backend/areas/lotto/bills/measure-bills.ts';
import { lottoTransfers } from '#backend/areas/lotto/lotto-transfers.ts';
import { bill, billLine, round } from '#backend/areas/lotto/tables.ts';
import { releaseExposure } from '#backend/areas/lotto/terms/exposure.ts';
import { lockTerms } from '#backend/areas/lotto/terms/fence-bills.ts';
import type { Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { endWagers } from '#backend/core/wagers/end-wagers.ts';
import { notFound, Refusal } from '#backend/refusal.ts';
import type { lotto } from '#contract/lotto.ts';
import {
  type CancelRefusal,
  overCancelQuota,
  refusalOfCancel,
  tooLateToCancel,
} from '#rules/lotto/cancel.ts';

/**
 * Cancels a pending bill of the member: gives back exactly what was charged, once, and frees its numbers. Asking again
 * answers the cancelled bill. Refuses 4121 too late, 4122 too many today (Bangkok), 4123 not cancellable; 404 when the
 * bill is not the member's. Locks: bill, round, wallet, numbers, terms.
 */
export const cancelBill: Verb<typeof lotto.cancelBill> = async ({ ctx, input }) => {
  const billId = input.bill_id;
  const fromAccount = await houseAccount(ctx.db, ctx.db.orm, ctx.agentId, lottoTransfers.cancel.from[0]);
  await ctx.db.transact(async (tx) => {
    const held = await lockBill(tx, { memberId: ctx.memberId, billId, clockOffsetMs: ctx.clock.offsetMs });
    if (!held) throw notFound();
    if (held.status === 'cancelled') return;
    const refusal = refusalOfCancel(held, held.at);
    if (refusal) throw refusing(refusal);
    const { at, chargedSatang } = held;
    const owned = and(eq(bill.memberId, ctx.memberId), eq(bill.id, billId));
    await tx.orm.update(bill).set({ status: 'cancelled', endedAt: at }).where(owned);
    await tx.orm
      .update(billLine)
      .set({ status: 'refund' })
      .where(and(eq(billLine.memberId, ctx.memberId), eq(billLine.billId, billId)));
    const refund = {
      transferId: ctx.random.uuid(),
      key: billId,
      requestHash: requestHash({ billId, chargedSatang }),
      reference: billId,
      memberId: ctx.memberId,
      satang: chargedSatang,
    };
    await credit(tx, {
      kind: lottoTransfers.cancel,
      at,
      fromAccount,
      credits: [refund],
    });
    await endWagers(tx, ctx.wagerListeners, {
      area: WAGER_AREA,
      at,
      ends: [{ reference: billId, status: 'cancelled', validSatang: 0n, payoutSatang: 0n }],
    });
    // What it hedged can be lost again, and what hedged it.
    await measureBills(tx, ctx.wagerListeners, { memberId: ctx.memberId, roundId: held.roundId, at });
    // Counted after the wallet is locked, so that parallel cancels of one member cannot each be the last allowed one.
    await refuseOverQuota(tx, ctx.memberId, at, held.cancelsPerDay);
    await releaseExposure(tx, { memberId: ctx.memberId, billId, roundId: held.roundId });
    // Every lock may have been waited for: the round is looked at again, and stays so until the commit.
    await lockTerms(tx);
    const stillOpen = and(eq(round.id, held.roundId), eq(round.status, 'open'));
    if ((await tx.orm.$count(round, stillOpen)) === 0) throw refusing(tooLateToCancel(held));
  });
  const cancelled = await findBill(ctx.db.orm, ctx.memberId, { billId }, ctx.now());
  if (!cancelled) throw notFound();
  return cancelled;
};

function refusing({ reason, message }: CancelRefusal, facts?: Record<string, unknown>): Refusal {
  return new Refusal(reason, message, facts);
}

async function refuseOverQuota(tx: Tx, memberId: string, at: Date, perDay: number): Promise<void> {
  if ((await countCancelled(tx.orm, memberId, at)) > perDay)
    throw refusing(overCancelQuota(perDay), { limit: perDay });
}
