import type { Strip } from '#rules/slots/machine.ts';
import type { LineRules } from '#rules/slots/paylines.ts';
import type { SlotSymbol } from '#rules/slots/symbols.ts';

/** Sums over combinations of stops: pays in hundredths of the stake. */
export interface StopSums {
  count: number;
  hits: number;
  pay: number;
  square: number;
  /** The largest pay among them. */
  most: number;
}

/** Combinations of stops by their mark: what of a window matters beside its lines, the number of its scatters as a rule. */
export type MarkedSums = Map<number, StopSums>;

/** The mark of what one reel shows; the mark of a window is the sum over its reels. */
export type MarkOf = (shown: ReadonlyArray<SlotSymbol | undefined>) => number;

/** Marks by how many of a symbol are shown. */
export function countOf(symbol: SlotSymbol): MarkOf {
  return (shown) => shown.filter((one) => one === symbol).length;
}

/** Adds one combination of stops that has such a mark and pays so much. */
export function addStops(sums: MarkedSums, mark: number, pay: number): void {
  let own = sums.get(mark);
  if (!own) {
    own = { count: 0, hits: 0, pay: 0, square: 0, most: 0 };
    sums.set(mark, own);
  }
  own.count += 1;
  own.hits += pay > 0 ? 1 : 0;
  own.pay += pay;
  own.square += pay * pay;
  if (pay > own.most) own.most = pay;
}

/** All combinations of stops that are in sums. */
export function countAll(sums: MarkedSums): number {
  return [...sums.values()].reduce((all, { count }) => all + count, 0);
}

/** A line that has shown one symbol, or wilds, on every reel until now. */
interface Alive {
  readonly line: number;
  readonly symbol: SlotSymbol | undefined;
  readonly wilds: number;
}

/**
 * All combinations of stops by their mark, with what their lines pay: exact, and fast because a line is followed only as far as it
 * goes. What scatters pay themselves is not in it.
 */
export function sumLines(
  strips: readonly Strip[],
  rows: number,
  rules: LineRules,
  markOf: MarkOf = countOf('scatter'),
): MarkedSums {
  const { lines, pays, wild, wildTimes } = rules;
  const shown = strips.map((strip) =>
    strip.map((_, stop) => Array.from({ length: rows }, (_row, row) => strip[(stop + row) % strip.length])),
  );
  const marks = shown.map((reel) => reel.map(markOf));
  const sums: MarkedSums = new Map();
  const payOf = (symbol: SlotSymbol | undefined, wilds: number, count: number) => {
    const paid = symbol ?? wild;
    const pay = pays[paid]?.[count] ?? 0;
    return paid === wild ? pay : pay * wildTimes ** wilds;
  };
  const walk = (reel: number, alive: readonly Alive[], pay: number, mark: number): void => {
    const windows = shown[reel];
    if (!windows) {
      // What is still alive covers all reels.
      const whole = alive.reduce((sum, { symbol, wilds }) => sum + payOf(symbol, wilds, reel), pay);
      addStops(sums, mark, whole);
      return;
    }
    for (const [stop, window] of windows.entries()) {
      const next: Alive[] = [];
      let ended = 0;
      for (const one of alive) {
        const symbol = window[lines[one.line]?.[reel] ?? 0];
        if (symbol === wild) next.push({ ...one, wilds: one.wilds + 1 });
        else if (one.symbol === undefined || one.symbol === symbol) next.push({ ...one, symbol });
        else ended += payOf(one.symbol, one.wilds, reel);
      }
      walk(reel + 1, next, pay + ended, mark + (marks[reel]?.[stop] ?? 0));
    }
  };
  walk(
    0,
    lines.map((_, line) => ({ line, symbol: undefined, wilds: 0 })),
    0,
    0,
  );
  return sums;
}
