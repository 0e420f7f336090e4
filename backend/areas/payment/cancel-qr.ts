import { and, eq, gt } from 'drizzle-orm';
import { findDeposit } from '#backend/areas/payment/find-deposit.ts';
import { deposit } from '#backend/areas/payment/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { payment } from '#contract/payment.ts';
import { statusAt } from '#rules/payment/deposit-status.ts';

/** Gives up a pending deposit; one that has ended already keeps its end, which is answered. */
export const cancelQr: Verb<typeof payment.cancelQr> = async ({ ctx, input }) => {
  const now = ctx.now();
  const row = await ctx.db.transact(async (tx) => {
    const [cancelled] = await tx.orm
      .update(deposit)
      .set({ status: 'cancelled', endedAt: now })
      .where(
        and(
          eq(deposit.ref, input.ref),
          eq(deposit.memberId, ctx.memberId),
          eq(deposit.status, 'pending'),
          gt(deposit.expiresAt, now),
        ),
      )
      .returning({ ref: deposit.ref });
    if (cancelled) await ctx.ports.depositCoupon.release(tx, cancelled.ref, now);
    return findDeposit(tx.orm, ctx.memberId, input.ref);
  });
  return { status: statusAt(row, now) };
};
