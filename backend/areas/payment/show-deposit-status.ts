import { findDeposit } from '#backend/areas/payment/find-deposit.ts';
import { findDepositStatus } from '#backend/areas/payment/find-deposit-status.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { payment } from '#contract/payment.ts';

/** Where a deposit of the member stands (`findDepositStatus`); throws 404 for any other reference. */
export const showDepositStatus: Verb<typeof payment.inquiryStatus> = async ({ ctx, input }) =>
  findDepositStatus(ctx, await findDeposit(ctx.db.orm, ctx.memberId, input.ref));
