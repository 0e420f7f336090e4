import type { MemberCtx } from '#backend/ctx.ts';
import type { Tx } from '#backend/db/database.ts';
import { MINUTE_MS } from '#backend/limits/limit.ts';
import { requireLimits } from '#backend/limits/take-limits.ts';
import { transferOfMember } from '#backend/payment/limits.ts';
import type { deposit } from '#backend/payment/tables.ts';
import type { Account } from '#backend/payment/transfers/find-account.ts';
import { pickAmount } from '#backend/payment/transfers/pick-amount.ts';
import { GRACE_MS } from '#rules/payment/deposit-status.ts';

/** Nobody else is told the same amount as long as money counts, and to the end of that minute: banks tell the time of a transfer to the minute, so who is told the amount next is told it in another one. */
const reservedTo = (expiresAt: Date) =>
  new Date(Math.ceil((expiresAt.getTime() + GRACE_MS) / MINUTE_MS) * MINUTE_MS);

type Paid = Pick<
  typeof deposit.$inferSelect,
  'satang' | 'payload' | 'askedSatang' | 'receiverNo' | 'reservedUntil'
>;

/** A deposit that is paid by a QR. */
export const noTransfer = { askedSatang: null, receiverNo: null, reservedUntil: null } as const;

/** How a transfer to an account is paid: an amount that is the member's own for a while. Throws 429 for too many of a member. */
export async function transferOf(
  tx: Tx,
  ctx: MemberCtx,
  account: Account,
  order: { readonly satang: bigint; readonly now: Date; readonly expiresAt: Date },
): Promise<Paid> {
  const { satang, now, expiresAt } = order;
  await requireLimits(tx, now, [{ limit: transferOfMember, subject: ctx.memberId }]);
  return {
    satang: await pickAmount(tx, ctx.random, {
      accountId: account.sub_channel_id,
      accountNo: account.account_no,
      satang,
      at: now,
    }),
    payload: '',
    askedSatang: satang,
    receiverNo: account.account_no,
    reservedUntil: reservedTo(expiresAt),
  };
}
