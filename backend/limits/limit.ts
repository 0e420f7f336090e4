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

const names = new Set<string>();

/** Declares a limit in its area's `limits.ts`. Throws for a name that another has: they would be counted as one. */
export function limit(name: string, count: number, windowMs: number): Limit {
  if (names.has(name)) throw new Error(`Two limits are named ${name}`);
  names.add(name);
  return { name, count, windowMs };
}
