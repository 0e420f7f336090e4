/** QRs that a member may have open at once. */
export const MOST_PENDING = 5;

type Status = 'pending' | 'paid' | 'expired' | 'cancelled';

/** Status as a member sees it: a pending deposit has expired the moment its time is over, before any job marks it. */
export function statusAt(deposit: { readonly status: Status; readonly expiresAt: Date }, now: Date): Status {
  return deposit.status === 'pending' && deposit.expiresAt <= now ? 'expired' : deposit.status;
}
