import { and, desc, eq, gt } from 'drizzle-orm';
import type { Verb } from '#backend/http/implement.ts';
import { findArrivals } from '#backend/payment/arrivals/find-arrivals.ts';
import { presentQr } from '#backend/payment/present.ts';
import { deposit, paymentChannel } from '#backend/payment/tables.ts';
import type { payment } from '#contract/payment.ts';
import { MOST_PENDING } from '#rules/payment/deposit-status.ts';

/** The member's deposits that can still be paid, newest first: as many as a member may have open. */
export const listOpenQrs: Verb<typeof payment.openQrs> = async ({ ctx }) => {
  const rows = await ctx.db.orm
    .select({ deposit, receiverName: paymentChannel.receiverName })
    .from(deposit)
    .innerJoin(paymentChannel, eq(paymentChannel.id, deposit.channelId))
    .where(
      and(
        eq(deposit.memberId, ctx.memberId),
        eq(deposit.status, 'pending'),
        gt(deposit.expiresAt, ctx.now()),
      ),
    )
    .orderBy(desc(deposit.createdAt), desc(deposit.ref))
    .limit(MOST_PENDING);
  return Promise.all(
    rows.map(async ({ deposit: row, receiverName }) => ({
      ...presentQr(row),
      status: row.status,
      receiver_name: receiverName,
      reason: row.reason,
      arrivals: await findArrivals(ctx.db.orm, row.ref),
    })),
  );
};
