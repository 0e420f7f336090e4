/** QRs that a member may have open at once. */
export const MOST_PENDING = 5;

/** How long after its deposit ended money still counts for it, in ms: what is sent at the last moment comes later. */
export const GRACE_MS = 15 * 60_000;

type Status = 'pending' | 'paid' | 'expired' | 'cancelled';

/** Status as a member sees it: a pending deposit has expired the moment its time is over, before any job marks it. */
export function statusAt(deposit: { readonly status: Status; readonly expiresAt: Date }, now: Date): Status {
  return deposit.status === 'pending' && deposit.expiresAt <= now ? 'expired' : deposit.status;
}

/** How a deposit ended, or will; `endedAt` is when it was noted, null while it is open. */
export interface DepositEnd {
  readonly status: Status;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
}

/** When a deposit ended, as its member is told: by its time, whenever a job noted that; null while it can be paid. */
export function endOfDeposit({ status, expiresAt, endedAt }: DepositEnd, now: Date): Date | null {
  if (status === 'paid' || status === 'cancelled') return endedAt ?? expiresAt;
  return expiresAt <= now ? expiresAt : null;
}

/** From when on money counts for a deposit no more: the grace time after it was given up, else after its time was over, whenever a job noted that. */
export function graceEndOf({ status, expiresAt, endedAt }: DepositEnd): Date {
  const end = status === 'cancelled' && endedAt ? Math.min(+endedAt, +expiresAt) : +expiresAt;
  return new Date(end + GRACE_MS);
}

/** True for money that was sent when the grace time of its deposit was over; one that was paid before has none. */
export function isLate(deposit: DepositEnd, sentAt: Date): boolean {
  return deposit.status !== 'paid' && sentAt >= graceEndOf(deposit);
}
