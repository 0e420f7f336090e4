import type { Drawing } from '#rules/draw/drawing.ts';
import type { Cell, SlotEvent, Win } from '#rules/slots/events.ts';
import { drawByWeight, type Machine } from '#rules/slots/machine.ts';
import type { SlotSymbol } from '#rules/slots/symbols.ts';

const SIZE = 4;

/** What a cell shows, by weight: every cell is drawn on its own. */
const weights: ReadonlyArray<{ readonly symbol: SlotSymbol; readonly weight: number }> = [
  { symbol: 'low1', weight: 24 },
  { symbol: 'low2', weight: 21 },
  { symbol: 'low3', weight: 18 },
  { symbol: 'low4', weight: 15 },
  { symbol: 'high2', weight: 12 },
  { symbol: 'high1', weight: 10 },
];

/** So many of a symbol, wherever they are, pay; what is more than the last number pays as that. */
const FEWEST = 6;
const pays: Readonly<Partial<Record<SlotSymbol, readonly number[]>>> = {
  low1: [50, 60, 120, 200, 400, 800],
  low2: [60, 100, 150, 300, 600, 1_200],
  low3: [80, 140, 250, 500, 1_000, 2_000],
  low4: [120, 200, 500, 1_000, 2_000, 5_000],
  high2: [250, 500, 1_000, 2_500, 5_000, 10_000],
  high1: [500, 1_000, 2_500, 6_000, 12_000, 25_000],
};

/** What the wins of each cascade are multiplied by; the last one stays. */
const steps = [1, 2, 3, 5] as const;

export const cascadeData = { size: SIZE, weights, fewest: FEWEST, pays, steps };

/** What so many of a symbol pay, in hundredths of the stake. */
export function cascadePay(symbol: SlotSymbol, count: number): number {
  const own = pays[symbol] ?? [];
  return count < FEWEST ? 0 : (own[Math.min(count - FEWEST, own.length - 1)] ?? 0);
}

function winsOf(window: readonly (readonly SlotSymbol[])[], times: number): Win[] {
  return weights.flatMap(({ symbol }) => {
    const cells = window.flatMap((reel, x) =>
      reel.flatMap((own, y) => (own === symbol ? [[x, y] as const] : [])),
    );
    const pay = cascadePay(symbol, cells.length);
    if (pay === 0) return [];
    return [{ symbol, count: cells.length, cells, multiplier: times, payHundredths: pay * times }];
  });
}

/** What is left of each reel falls down, and new symbols come from above. */
function* refill(
  window: readonly (readonly SlotSymbol[])[],
  removed: readonly Cell[],
): Drawing<SlotSymbol[][]> {
  const next: SlotSymbol[][] = [];
  for (const [x, reel] of window.entries()) {
    const left = reel.filter((_, y) => !removed.some(([cellX, cellY]) => cellX === x && cellY === y));
    const fresh: SlotSymbol[] = [];
    while (fresh.length + left.length < SIZE) fresh.push((yield* drawByWeight(weights)).symbol);
    next.push([...fresh, ...left]);
  }
  return next;
}

function* play(): Drawing<readonly SlotEvent[]> {
  const empty = Array.from({ length: SIZE }, () => []);
  let window = yield* refill(empty, []);
  let wins = winsOf(window, steps[0]);
  const events: SlotEvent[] = [{ kind: 'spin', mode: 'base', window, held: [], wins }];
  for (let step = 1; wins.length > 0; step += 1) {
    const removed = wins.flatMap(({ cells }) => cells);
    window = yield* refill(window, removed);
    wins = winsOf(window, steps[Math.min(step, steps.length - 1)] ?? 1);
    events.push({ kind: 'cascade', removed, window, wins });
  }
  return events;
}

/** Sixteen cells: six of a symbol pay wherever they are and vanish, and what comes down pays more each time. */
export const cascade: Machine = {
  id: 'cascade',
  shape: { reels: SIZE, rows: SIZE },
  data: cascadeData,
  mostHundredths: 500_000,
  play,
};
