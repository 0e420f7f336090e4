import type { Drawing } from '#rules/draw/drawing.ts';
import type { Cell, SlotEvent, Win } from './events.ts';
import type { SlotSymbol } from './symbols.ts';

/** How many free spins a number of scatters brings. */
export type Awards = Readonly<Record<number, number>>;

/** A round gets no more free spins than that, retriggers among them. */
export const MOST_FREE_SPINS = 100;

/** One free spin: what happened, and the scatters that it showed. */
export interface FreeSpin {
  readonly events: readonly SlotEvent[];
  readonly scatters: readonly Cell[];
}

/** Cells of a window that show a symbol. */
export function cellsOf(window: readonly (readonly SlotSymbol[])[], symbol: SlotSymbol): Cell[] {
  return window.flatMap((reel, x) => reel.flatMap((own, y) => (own === symbol ? [[x, y] as const] : [])));
}

/** What scatters pay anywhere, as a win; none for too few. */
export function scatterWin(
  cells: readonly Cell[],
  pays: Readonly<Record<number, number>>,
  times = 1,
  symbol: SlotSymbol = 'scatter',
): Win[] {
  const pay = pays[cells.length];
  if (pay === undefined) return [];
  return [{ symbol, count: cells.length, cells, multiplier: times, payHundredths: pay * times }];
}

interface FreeSpins {
  readonly scatters: readonly Cell[];
  readonly awards: Awards;
  /** The symbol that expands in them, where the machine draws one. */
  readonly special?: SlotSymbol;
  readonly spin: () => Drawing<FreeSpin>;
}

/** Free spins for the scatters of a round, with what more scatters add; nothing for too few. */
export function* playFreeSpins({ scatters, awards, special, spin }: FreeSpins): Drawing<SlotEvent[]> {
  const events: SlotEvent[] = [];
  let left = 0;
  let total = 0;
  const award = (cells: readonly Cell[]) => {
    const awarded = Math.min(awards[cells.length] ?? 0, MOST_FREE_SPINS - total);
    if (awarded === 0) return;
    left += awarded;
    total += awarded;
    events.push({ kind: 'free-spins', awarded, left, cells, special: special ?? null });
  };
  award(scatters);
  while (left > 0) {
    left -= 1;
    events.push({ kind: 'free-spins', awarded: 0, left, cells: [], special: special ?? null });
    const { events: own, scatters: more } = yield* spin();
    events.push(...own);
    award(more);
  }
  return events;
}

/** What a free spin pays and brings, by the number of its scatters: how likely, mean pay and mean square, in stakes. */
export interface SpinMoments {
  readonly awarded: number;
  readonly probability: number;
  /** Sums weighted with the probability. */
  readonly pay: number;
  readonly square: number;
}

export interface Moments {
  readonly mean: number;
  readonly square: number;
}

/**
 * Mean and mean square of what so many free spins pay together, retriggers and their end among them: a chain over spins that are left
 * and spins that were awarded, exact.
 */
export function freeSpinMoments(spins: number, outcomes: readonly SpinMoments[]): Moments {
  const known = new Map<string, Moments>();
  const meanPay = outcomes.reduce((sum, { pay }) => sum + pay, 0);
  const meanSquare = outcomes.reduce((sum, { square }) => sum + square, 0);
  const from = (left: number, total: number): Moments => {
    if (left === 0) return { mean: 0, square: 0 };
    const key = `${left} ${total}`;
    const found = known.get(key);
    if (found) return found;
    let mean = meanPay;
    let square = meanSquare;
    for (const { awarded, probability, pay } of outcomes) {
      const more = Math.min(awarded, MOST_FREE_SPINS - total);
      const rest = from(left - 1 + more, total + more);
      mean += probability * rest.mean;
      square += 2 * pay * rest.mean + probability * rest.square;
    }
    known.set(key, { mean, square });
    return { mean, square };
  };
  return from(spins, spins);
}
