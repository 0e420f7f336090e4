import type { BetType } from '#contract/constants.ts';

/** A line of a bill that is being put together. */
export interface EntryLine {
  readonly type: BetType;
  readonly number: string;
  readonly satang: bigint;
}

/** Lines of the same type and number become one with the sum of their amounts, at the place of the first. */
export function mergeLines(lines: readonly EntryLine[]): EntryLine[] {
  const merged = new Map<string, EntryLine>();
  for (const line of lines) {
    const key = `${line.type} ${line.number}`;
    merged.set(key, { ...line, satang: line.satang + (merged.get(key)?.satang ?? 0n) });
  }
  return [...merged.values()];
}
