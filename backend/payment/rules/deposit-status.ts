import type { PaymentStatus } from '#contract/payment.ts';

/** QRs that a member may have open at once. */
export const MOST_PENDING = 5;

/** Status as a member sees it: a pending deposit has expired the moment its time is over, before any job marks it. */
export function statusAt(deposit: { status: PaymentStatus; expiresAt: Date }, now: Date): PaymentStatus {
  return deposit.status === 'pending' && deposit.expiresAt <= now ? 'expired' : deposit.status;
}
