import type { Verb } from '#backend/http/implement.ts';
import { findBill } from '#backend/lotto/bills/find-bill.ts';
import { notFound } from '#backend/refusal.ts';
import type { lotto } from '#contract/lotto.ts';

/** One bill of the member with its lines. A bill of somebody else is as unknown as one that never was: 404. */
export const showBill: Verb<typeof lotto.billDetail> = async ({ ctx, input }) => {
  const { bill_id: billId, idempotency_key: idempotencyKey } = input;
  const by = idempotencyKey === undefined ? { billId: billId ?? '' } : { idempotencyKey };
  const found = await findBill(ctx.db.orm, ctx.memberId, by, ctx.now());
  if (!found) throw notFound();
  return found;
};
