import { countCancelled, readBill } from '#backend/areas/lotto/bills/find-bill.ts';
import { presentBill } from '#backend/areas/lotto/bills/present.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { findOnceDone } from '#backend/core/ledger/find-once-done.ts';
import { notFound } from '#backend/refusal.ts';
import { errorCodes } from '#contract/error-codes.ts';
import type { lotto } from '#contract/lotto.ts';
import { overCancelQuota, refusalOfCancel } from '#rules/lotto/cancel.ts';

/**
 * One bill of the member with its lines, and whether it can be cancelled. A bill of somebody else is as unknown as one
 * that never was: 404. That no bill has a key is not said while one of the member is being written.
 */
export const showBill: Verb<typeof lotto.billDetail> = async ({ ctx, input }) => {
  const { bill_id: billId, idempotency_key: idempotencyKey } = input;
  const found =
    idempotencyKey === undefined
      ? await readBill(ctx.db.orm, ctx.memberId, { billId: billId ?? '' })
      : await findOnceDone(ctx, ({ orm }) => readBill(orm, ctx.memberId, { idempotencyKey }));
  if (!found) throw notFound();
  const now = ctx.now();
  const { cancelsPerDay: limit, cancelMinutes } = found.kind;
  const left = Math.max(0, limit - (await countCancelled(ctx.db.orm, ctx.memberId, now)));
  const { status: roundStatus, closesAt } = found.round;
  const facts = { status: found.bill.status, roundStatus, closesAt, cancelMinutes };
  const refusal = refusalOfCancel(facts, now) ?? (left === 0 ? overCancelQuota(limit) : null);
  return {
    ...presentBill(found, found.lines, now),
    cancelling: {
      error: refusal ? errorCodes[refusal.reason] : 0,
      message: refusal?.message ?? '',
      limit,
      left,
    },
  };
};
