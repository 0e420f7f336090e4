/** The last second in which a bill can be cancelled; null where the kind allows no cancelling. */
export function lastCancelAt(closesAt: Date, cancelMinutes: number | null): Date | null {
  return cancelMinutes === null ? null : new Date(closesAt.getTime() - cancelMinutes * 60_000);
}

/** Read to the whole second: with a close at 15:20:00 and ten minutes, 15:10:00 is in time and 15:10:01 is not. */
export function canCancelAt(now: Date, closesAt: Date, cancelMinutes: number | null): boolean {
  const lastAt = lastCancelAt(closesAt, cancelMinutes);
  return lastAt !== null && Math.floor(now.getTime() / 1000) <= Math.floor(lastAt.getTime() / 1000);
}
