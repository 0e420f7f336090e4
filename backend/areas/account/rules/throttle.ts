const MINUTE_MS = 60_000;
/** Failures count together within this time (GLI-19 2.5.3: three failed tries within 30 minutes). */
export const FAILURE_WINDOW_MS = 30 * MINUTE_MS;
const FREE_FAILURES = 3;
const LONGEST_WAIT_MINUTES = 15;

/**
 * Until when the next login try must wait; null when it may go ahead. From the third failure within 30 minutes on the wait is 1, 2, 4,
 * 8 and then 15 minutes; a try that is refused for it is no failure. `failedAt` is in any order.
 */
export function waitUntil(failedAt: readonly Date[], now: Date, freeFailures = FREE_FAILURES): Date | null {
  const lastMs = Math.max(...failedAt.map((failure) => failure.getTime()));
  const failures = failedAt.filter((failure) => lastMs - failure.getTime() < FAILURE_WINDOW_MS).length;
  if (failures < freeFailures) return null;
  const waitMinutes = Math.min(2 ** (failures - freeFailures), LONGEST_WAIT_MINUTES);
  const until = new Date(lastMs + waitMinutes * MINUTE_MS);
  return until > now ? until : null;
}

/** A failed try: when, in milliseconds, and the address it came from; empty where one origin alone is counted. */
export interface Failure {
  readonly at: number;
  readonly from: string;
}

/** The newest so many of another address count: fewer than make anybody wait. */
const COUNTED_OF_OTHERS = FREE_FAILURES - 1;

/**
 * Until when a caller must wait for the failures of an account, as `waitUntil` says: all of the caller's own address, and
 * the newest two of each other one. So an address alone keeps nobody else waiting, and several do.
 */
export function waitOf(failures: readonly Failure[], from: string, now: Date): Date | null {
  const byAddress = Map.groupBy(failures, (failure) => failure.from);
  const counted = [...byAddress].flatMap(([address, theirs]) => {
    const newest = theirs.map(({ at }) => at).sort((a, b) => b - a);
    return address === from ? newest : newest.slice(0, COUNTED_OF_OTHERS);
  });
  return waitUntil(
    counted.map((ms) => new Date(ms)),
    now,
  );
}
