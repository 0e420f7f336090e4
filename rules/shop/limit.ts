const DAY_MS = 86_400_000;

/** So many times within so many days, each of 24 hours. */
export interface RewardLimit {
  readonly times: number;
  readonly days: number;
}

interface LimitState {
  readonly left: number;
  /** When the next one is open; null while some are left. */
  readonly nextAt: Date | null;
}

/** Since when orders count for a limit. */
export function limitSince({ days }: RewardLimit, at: Date): Date {
  return new Date(at.getTime() - days * DAY_MS);
}

/** What is left of a limit, by the instants of orders that count for it, oldest first. */
export function limitState({ times, days }: RewardLimit, ordered: readonly Date[]): LimitState {
  const left = Math.max(0, times - ordered.length);
  // More may be there than a lower limit allows: so many have to be over first.
  const first = ordered[ordered.length - times];
  return { left, nextAt: left > 0 || !first ? null : new Date(first.getTime() + days * DAY_MS) };
}
