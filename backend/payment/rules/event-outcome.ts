import type { PaymentOutcome, PaymentStatus } from '#contract/payment.ts';

/**
 * What a provider's event does to a deposit. Money that arrived is the member's: a payment of the right amount is
 * credited even when the QR had expired or was given up, and once only. Another amount fits no deposit and waits for an operator.
 */
export function eventOutcome(
  event: { type: 'payment.paid' | 'payment.cancelled'; satang: bigint },
  deposit: { status: PaymentStatus; satang: bigint } | undefined,
): PaymentOutcome {
  if (!deposit) return 'unmatched';
  if (event.type === 'payment.cancelled') return deposit.status === 'pending' ? 'cancelled' : 'ignored';
  if (event.satang !== deposit.satang) return 'unmatched';
  return deposit.status === 'paid' ? 'ignored' : 'credited';
}
