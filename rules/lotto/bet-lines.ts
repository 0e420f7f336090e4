import { betKey } from './bet-number.ts';
import type { BetType } from './bet-type.ts';

/** A line of a bill that is being put together. */
export interface EntryLine {
  readonly type: BetType;
  readonly number: string;
  readonly satang: bigint;
}

/** Lines of the same bet become one with the sum of their amounts, at the place of the first. */
export function mergeLines(lines: readonly EntryLine[]): EntryLine[] {
  const merged = new Map<string, EntryLine>();
  for (const line of lines) {
    const first = merged.get(betKey(line));
    merged.set(betKey(line), first ? { ...first, satang: first.satang + line.satang } : line);
  }
  return [...merged.values()];
}
