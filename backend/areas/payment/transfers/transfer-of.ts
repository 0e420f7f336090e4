import { transferOfMember } from '#backend/areas/payment/limits.ts';
import type { deposit } from '#backend/areas/payment/tables.ts';
import type { Account } from '#backend/areas/payment/transfers/find-account.ts';
import { amountTaken, pickAmount } from '#backend/areas/payment/transfers/pick-amount.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { MINUTE_MS } from '#backend/core/limits/limit.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import { askPolicies, findHeadroom, type HeadroomIntent } from '#backend/core/policies/policy.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { Refusal } from '#backend/refusal.ts';
import { transferWords } from '#contract/protection-refusal.ts';
import { GRACE_MS } from '#rules/payment/deposit-status.ts';
import { type Bounds, transferSpan } from '#rules/payment/transfer-amount.ts';

/** Nobody else is told the same amount as long as money counts, and to the end of that minute: banks tell the time of a transfer to the minute, so who is told the amount next is told it in another one. */
const reservedTo = (expiresAt: Date) =>
  new Date(Math.ceil((expiresAt.getTime() + GRACE_MS) / MINUTE_MS) * MINUTE_MS);

type Paid = Pick<
  typeof deposit.$inferSelect,
  'satang' | 'payload' | 'askedSatang' | 'receiverNo' | 'reservedUntil'
>;

/** A deposit that is paid by a QR. */
export const noTransfer = { askedSatang: null, receiverNo: null, reservedUntil: null } as const;

interface Order {
  readonly satang: bigint;
  /** Of the channel. */
  readonly bounds: Bounds;
  /** The deposit as policies know it. */
  readonly intent: HeadroomIntent;
  readonly expiresAt: Date;
}

/**
 * How a transfer to an account is paid: an amount that is the member's own for a while, within the channel's bounds and what
 * policies have headroom for. Refuses what policies refuse where no amount with satang fits, 4310; throws 429 for too many of a member.
 */
export async function transferOf(tx: Tx, ctx: MemberCtx, account: Account, order: Order): Promise<Paid> {
  const { satang, bounds, intent, expiresAt } = order;
  await requireLimits(tx, intent.at, [{ limit: transferOfMember, subject: ctx.memberId }]);
  const headroom = await findHeadroom(tx, ctx.policies, intent);
  const picked = await pickAmount(tx, ctx.random, {
    accountId: account.sub_channel_id,
    accountNo: account.account_no,
    satang,
    bounds: headroom !== null && headroom < bounds.most ? { ...bounds, most: headroom } : bounds,
    at: intent.at,
  });
  if (picked === null) throw await refusalOf(tx, ctx, order);
  return {
    satang: picked,
    payload: '',
    askedSatang: satang,
    receiverNo: account.account_no,
    reservedUntil: reservedTo(expiresAt),
  };
}

/** What stands against every amount with satang: a policy, or the bounds of the channel themselves. */
async function refusalOf(tx: Tx, ctx: MemberCtx, { satang, intent }: Order): Promise<Refusal> {
  const refusal = await askPolicies(tx, ctx.policies, { ...intent, satang: transferSpan(satang).most });
  if (!refusal) return amountTaken();
  return new Refusal(refusal.reason, transferWords(refusal.message), refusal.facts);
}
