import type { Cell, Win, Window } from './events.ts';
import { addStops, countOf, type MarkedSums, type MarkOf } from './facts/line-sums.ts';
import type { Pays, Strip } from './machine.ts';
import { isSymbol, type SlotSymbol } from './symbols.ts';

/** How the wins of ways are looked for: a way takes any place on each reel, from the first reel on. */
export interface WayRules {
  /** Of one way. */
  readonly pays: Pays;
  readonly wild: SlotSymbol;
}

/** Wins of all ways by symbol: as many reels as show it one after the other, times its places on each of them. */
export function winsOfWays(window: Window, { pays, wild }: WayRules, times = 1): Win[] {
  return Object.keys(pays).flatMap((symbol) => {
    if (!isSymbol(symbol)) return [];
    const cells: Cell[] = [];
    let [count, ways] = [0, 1];
    for (const [reel, shown] of window.entries()) {
      const own = shown.flatMap((one, row) => (one === symbol || one === wild ? [[reel, row] as const] : []));
      if (own.length === 0) break;
      cells.push(...own);
      count += 1;
      ways *= own.length;
    }
    const pay = pays[symbol]?.[count];
    if (pay === undefined) return [];
    return [{ symbol, count, cells, multiplier: times, payHundredths: pay * ways * times }];
  });
}

/** All combinations of stops by their mark, with what their ways pay; exact. */
export function sumWays(
  strips: readonly Strip[],
  rows: number,
  { pays, wild }: WayRules,
  markOf: MarkOf = countOf('scatter'),
): MarkedSums {
  const paid = Object.keys(pays).filter(isSymbol);
  const shown = strips.map((strip) =>
    strip.map((_, stop) => {
      const window = Array.from({ length: rows }, (_row, row) => strip[(stop + row) % strip.length]);
      const places = (symbol: SlotSymbol) => window.filter((one) => one === symbol || one === wild).length;
      return { places: paid.map(places), mark: markOf(window) };
    }),
  );
  const sums: MarkedSums = new Map();
  const walk = (reel: number, ways: readonly number[], pay: number, mark: number): void => {
    const windows = shown[reel];
    if (!windows) {
      const whole = ways.reduce((sum, own, at) => sum + own * payOf(at, reel), pay);
      addStops(sums, mark, whole);
      return;
    }
    for (const { places, mark: own } of windows) {
      let ended = pay;
      const next = ways.map((until, at) => {
        const here = places[at] ?? 0;
        if (until > 0 && here === 0) ended += until * payOf(at, reel);
        return until * here;
      });
      walk(reel + 1, next, ended, mark + own);
    }
  };
  const payOf = (at: number, count: number) => {
    const symbol = paid[at];
    return (symbol && pays[symbol]?.[count]) ?? 0;
  };
  walk(
    0,
    paid.map(() => 1),
    0,
    0,
  );
  return sums;
}
