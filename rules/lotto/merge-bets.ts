import { type Bet, betKey } from './bet-number.ts';

/** Lines of the same bet become one, at the place of the first; `join` says what becomes of the two. */
export function mergeBets<Line extends Bet>(
  lines: readonly Line[],
  join: (first: Line, other: Line) => Line,
): Line[] {
  const merged = new Map<string, Line>();
  for (const line of lines) {
    const key = betKey(line);
    const first = merged.get(key);
    merged.set(key, first ? join(first, line) : line);
  }
  return [...merged.values()];
}
