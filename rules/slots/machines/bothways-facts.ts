import { addStops, countAll, type MarkedSums } from '#rules/slots/facts/line-sums.ts';
import { windowOf } from '#rules/slots/machine.ts';
import type { Line } from '#rules/slots/paylines.ts';
import type { SlotSymbol } from '#rules/slots/symbols.ts';
import { bothwaysData } from './bothways.ts';

const { strips, rows, rules } = bothwaysData;
const { lines, pays, wild } = rules;

/** What a line pays that shows these symbols in this order, in hundredths of the stake, and over how many of them. */
function payAlong(line: readonly number[], shown: readonly (readonly SlotSymbol[])[], turned: boolean) {
  const last = shown.length - 1;
  let symbol: SlotSymbol = wild;
  let count = 0;
  for (; count <= last; count += 1) {
    const reel = turned ? last - count : count;
    const own = shown[reel]?.[line[reel] ?? 0] ?? wild;
    if (own === wild) continue;
    if (symbol !== wild && own !== symbol) break;
    symbol = own;
  }
  // What covers all reels is paid from the left.
  if (turned && count > last) return 0;
  return pays[symbol]?.[count] ?? 0;
}

/** What a reel may show, a wild on the whole reel where there is any, and the bit that says so. */
const stops = strips.map((strip, reel) =>
  strip.map((_, stop) => {
    const shown = windowOf(strip, stop, rows);
    return shown.includes(wild) ? { shown: shown.map(() => wild), bit: 1 << reel } : { shown, bit: 0 };
  }),
);

/** From the middle to the left, then to the right: a line wins nothing from a side once it broke in that half. */
const order = [2, 1, 0, 3, 4] as const;
const halves = { left: [2, 1, 0], right: [2, 3, 4] } as const;

/** All combinations of the reels that turn while some are held, by the reels that become wild, with what the window then pays. */
function sumTurns(held: number): MarkedSums {
  const sums: MarkedSums = new Map();
  const full = Array.from({ length: rows }, () => wild);
  const shown: (readonly SlotSymbol[])[] = [];
  /** True while the reels of a half that have stopped show one symbol, or wilds, on a line. */
  const isWhole = (line: Line, half: readonly number[], stopped: number) => {
    let symbol: SlotSymbol = wild;
    for (let at = 0; at < stopped; at += 1) {
      const reel = half[at] ?? 0;
      const own = shown[reel]?.[line[reel] ?? 0] ?? wild;
      if (own === wild) continue;
      if (symbol !== wild && own !== symbol) return false;
      symbol = own;
    }
    return true;
  };
  const walk = (step: number, wilds: number, left: readonly Line[], right: readonly Line[]): void => {
    const reel = order[step];
    if (reel === undefined) {
      let pay = 0;
      for (const line of left) pay += payAlong(line, shown, false);
      for (const line of right) pay += payAlong(line, shown, true);
      addStops(sums, wilds, pay);
      return;
    }
    const isHeld = (held & (1 << reel)) > 0;
    for (const { shown: window, bit } of isHeld ? [{ shown: full, bit: 0 }] : (stops[reel] ?? [])) {
      shown[reel] = window;
      const isLeft = step < halves.left.length;
      const onLeft = isLeft ? left.filter((line) => isWhole(line, halves.left, step + 1)) : left;
      const onRight = isLeft ? right : right.filter((line) => isWhole(line, halves.right, step - 1));
      walk(step + 1, wilds | bit, onLeft, onRight);
    }
  };
  walk(0, 0, lines, lines);
  return sums;
}

interface Outcome {
  readonly mean: number;
  readonly square: number;
  readonly misses: number;
  readonly largest: number;
}

/** What a round still pays with some reels held: the turn itself, and the respin that its new wilds bring. */
function outcomeFrom(held: number): Outcome {
  const sums = sumTurns(held);
  const all = countAll(sums);
  let [mean, square, misses, largest] = [0, 0, 0, 0];
  for (const [wilds, own] of sums) {
    const none = { mean: 0, square: 0, misses: 1, largest: 0 };
    const next = wilds === 0 ? none : outcomeFrom(held | wilds);
    mean += (own.pay + own.count * next.mean) / all;
    square += (own.square + 2 * own.pay * next.mean + own.count * next.square) / all;
    misses += ((own.count - own.hits) * next.misses) / all;
    largest = Math.max(largest, own.most + next.largest);
  }
  return { mean, square, misses, largest };
}

/** Return, standard deviation and hit rate of the machine that pays both ways, over every combination of its stops and respins. */
export function bothwaysFacts() {
  const { mean, square, misses, largest } = outcomeFrom(0);
  const rtp = mean / 100;
  return {
    rtp,
    standardDeviation: Math.sqrt(square / 10_000 - rtp * rtp),
    hitRate: 1 - misses,
    largestHundredths: largest,
  };
}
