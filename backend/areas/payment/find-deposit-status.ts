import {
  findCredited,
  findIncomingPayments,
} from '#backend/areas/payment/incoming/find-incoming-payments.ts';
import type { Deposit } from '#backend/areas/payment/incoming/lock-deposit.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { DataOf } from '#contract/endpoint.ts';
import type { payment } from '#contract/payment.ts';
import { toBaht } from '#rules/money/baht.ts';
import { statusAt } from '#rules/payment/deposit-status.ts';

/** The status of a deposit, what was credited of it, the provider's reason when it was refused, and money that did not fit. */
export async function findDepositStatus(
  ctx: Pick<MemberCtx, 'db' | 'now'>,
  row: Deposit,
): Promise<DataOf<typeof payment.inquiryStatus>> {
  const { orm } = ctx.db;
  const credited = await findCredited(orm, row);
  return {
    status: statusAt(row, ctx.now()),
    credited: credited === null ? null : toBaht(credited),
    reason: row.reason,
    arrivals: await findIncomingPayments(ctx.db, row),
  };
}
