import type { Verb } from '#backend/http/implement.ts';
import { findArrivals } from '#backend/payment/arrivals/find-arrivals.ts';
import { findDeposit } from '#backend/payment/find-deposit.ts';
import type { payment } from '#contract/payment.ts';
import { statusAt } from '#rules/payment/deposit-status.ts';

/** Where a deposit of the member stands, with the provider's reason when it was refused and money that did not fit. */
export const showDepositStatus: Verb<typeof payment.inquiryStatus> = async ({ ctx, input }) => {
  const row = await findDeposit(ctx.db.orm, ctx.memberId, input.ref);
  return {
    status: statusAt(row, ctx.now()),
    reason: row.reason,
    arrivals: await findArrivals(ctx.db.orm, row.ref),
  };
};
