import { and, eq, gt } from 'drizzle-orm';
import type { MemberCtx } from '#backend/ctx.ts';
import { findDeposit } from '#backend/payment/find-deposit.ts';
import { statusAt } from '#backend/payment/rules/deposit-status.ts';
import { deposit } from '#backend/payment/tables.ts';
import type { DataOf, ParsedRequestOf } from '#contract/endpoint.ts';
import type { payment } from '#contract/payment.ts';

/** Gives up a pending deposit; one that has ended already keeps its end, which is answered. */
export async function cancelQr({
  ctx,
  input,
}: {
  ctx: MemberCtx;
  input: ParsedRequestOf<typeof payment.cancelQr>;
}): Promise<DataOf<typeof payment.cancelQr>> {
  const now = ctx.now();
  const row = await ctx.db.transact(async (tx) => {
    await tx.orm
      .update(deposit)
      .set({ status: 'cancelled', endedAt: now })
      .where(
        and(
          eq(deposit.ref, input.ref),
          eq(deposit.memberId, ctx.memberId),
          eq(deposit.status, 'pending'),
          gt(deposit.expiresAt, now),
        ),
      );
    return findDeposit(tx.orm, ctx.memberId, input.ref);
  });
  return { status: statusAt(row, now) };
}
