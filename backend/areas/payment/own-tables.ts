import { deposit, payerNotice, paymentEvent, slip } from '#backend/areas/payment/tables.ts';
import { turnoverGoal, withdrawal } from '#backend/areas/payment/withdraw/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

/** Money in and out. What a bank says of a transfer may name its sender, who need not be the member, and stays out. */
export const ownTables: readonly OwnTable[] = [
  {
    table: deposit,
    whose: deposit.memberId,
    order: [deposit.createdAt, deposit.ref],
    without: [deposit.actId],
  },
  {
    table: slip,
    whose: slip.depositRef,
    through: { id: deposit.ref, whose: deposit.memberId },
    order: [slip.transRef],
    without: [slip.pictureHash],
  },
  {
    table: payerNotice,
    whose: payerNotice.depositRef,
    through: { id: deposit.ref, whose: deposit.memberId },
    order: [payerNotice.eventId],
  },
  {
    table: paymentEvent,
    whose: paymentEvent.memberId,
    order: [paymentEvent.eventId],
    without: [paymentEvent.body, paymentEvent.actId],
  },
  {
    table: withdrawal,
    whose: withdrawal.memberId,
    order: [withdrawal.requestedAt, withdrawal.ref],
    without: [withdrawal.accountKey, withdrawal.approvedActId, withdrawal.actId],
  },
  { table: turnoverGoal, whose: turnoverGoal.memberId, order: [turnoverGoal.seq] },
];
