/** So many at once, and afterwards so many in each `windowMs`: a spent limit fills up evenly again. */
export interface Limit {
  /** What its uses are counted under, in every process and version. */
  readonly name: string;
  readonly count: number;
  readonly windowMs: number;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Declares a limit, in the `limits.ts` of its area; the name is its own in the whole backend. */
export function limit(name: string, count: number, windowMs: number): Limit {
  return { name, count, windowMs };
}
