import type { PaymentOutcome } from '#contract/payment.ts';
import { type DepositEnd, isLate } from '#rules/payment/deposit-status.ts';
import type { Mismatch } from '#rules/payment/mismatch.ts';

/** The currency of the ledger. */
export const OUR_CURRENCY = 'THB';

interface PaidOrGivenUp {
  readonly type: 'payment.paid' | 'payment.cancelled';
  readonly satang: bigint;
  readonly currency: string;
  /** When the money was sent, where its amount alone says which deposit it is for; a reference, or its member as the payer, says it for ever. */
  readonly sentAt?: Date;
  /** False when the bank tells of a payer who cannot be the deposit's member. */
  readonly isPayer?: boolean;
  /** True when the deposit limits of its member have no headroom for it. */
  readonly isOver?: boolean | undefined;
}

interface Known extends DepositEnd {
  readonly satang: bigint;
}

/** When money was sent: as the provider tells it, and not after it was told. */
export function sentAt(paidAt: string, reportedAt: Date): Date {
  return new Date(Math.min(Date.parse(paidAt), reportedAt.getTime()));
}

/**
 * What a provider's event does to a deposit. Money that arrived is the member's: a payment of the right amount in baht is
 * credited even when the QR had expired or was given up, and once only; by its amount alone only when it was sent within the grace
 * time. Any other money fits no deposit and waits for an operator, a second payment too; what moves none and changes nothing is ignored.
 */
export function eventOutcome(event: PaidOrGivenUp, deposit: Known | undefined): PaymentOutcome {
  if (event.type === 'payment.cancelled') return deposit?.status === 'pending' ? 'cancelled' : 'ignored';
  return mismatchOf(event, deposit) === null ? 'credited' : 'unmatched';
}

/** Why the money of an event fits no deposit; null when it does. */
export function mismatchOf(event: PaidOrGivenUp, deposit: Known | undefined): Mismatch | null {
  if (!deposit) return 'unknown';
  if (event.currency !== OUR_CURRENCY) return 'currency';
  if (event.satang !== deposit.satang) return 'amount';
  if (deposit.status === 'paid') return 'again';
  if (event.isPayer === false) return 'payer';
  if (event.sentAt && isLate(deposit, event.sentAt)) return 'late';
  return event.isOver ? 'limit' : null;
}
