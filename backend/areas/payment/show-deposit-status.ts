import { findDeposit } from '#backend/areas/payment/find-deposit.ts';
import { standOf } from '#backend/areas/payment/stand-of.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { payment } from '#contract/payment.ts';

/** Where a deposit of the member stands (`standOf`); throws 404 for any other reference. */
export const showDepositStatus: Verb<typeof payment.inquiryStatus> = async ({ ctx, input }) =>
  standOf(ctx, await findDeposit(ctx.db.orm, ctx.memberId, input.ref));
