import type { PaymentOutcome, PaymentStatus } from '#contract/payment.ts';

/** The currency of the ledger. */
export const OUR_CURRENCY = 'THB';

/**
 * What a provider's event does to a deposit. Money that arrived is the member's: a payment of the right amount in baht is
 * credited even when the QR had expired or was given up, and once only. Any other money fits no deposit and waits for an
 * operator, a second payment of the same QR too; what moves no money and changes nothing is ignored.
 */
export function eventOutcome(
  event: { type: 'payment.paid' | 'payment.cancelled'; satang: bigint; currency: string },
  deposit: { status: PaymentStatus; satang: bigint } | undefined,
): PaymentOutcome {
  if (event.type === 'payment.cancelled') return deposit?.status === 'pending' ? 'cancelled' : 'ignored';
  const fits = deposit && event.currency === OUR_CURRENCY && event.satang === deposit.satang;
  return fits && deposit.status !== 'paid' ? 'credited' : 'unmatched';
}
