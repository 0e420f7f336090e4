import type { Drawing } from '#rules/draw/drawing.ts';
import { clustersOf } from '#rules/slots/clusters.ts';
import type { SlotEvent, Win } from '#rules/slots/events.ts';
import { drawByWeight, type Machine } from '#rules/slots/machine.ts';
import type { SlotSymbol } from '#rules/slots/symbols.ts';

/** Higher than wide, as phones are. */
const REELS = 4;
const ROWS = 6;

/** What a cell shows, by weight: every cell is drawn on its own. */
const weights: ReadonlyArray<{ readonly symbol: SlotSymbol; readonly weight: number }> = [
  { symbol: 'low1', weight: 27 },
  { symbol: 'low2', weight: 23 },
  { symbol: 'low3', weight: 19 },
  { symbol: 'high3', weight: 13 },
  { symbol: 'high2', weight: 10 },
  { symbol: 'high1', weight: 8 },
];

/** So many side by side pay; what is more than the last number pays as that. */
const FEWEST = 5;
const pays: Readonly<Partial<Record<SlotSymbol, readonly number[]>>> = {
  low1: [60, 100, 140, 200, 300, 500, 800, 1_500],
  low2: [100, 150, 250, 400, 600, 1_000, 1_600, 2_500],
  low3: [150, 250, 400, 700, 1_200, 2_000, 3_000, 5_000],
  high3: [400, 750, 1_200, 2_000, 3_500, 6_000, 9_000, 15_000],
  high2: [1_000, 1_800, 3_000, 5_000, 8_000, 12_000, 20_000, 30_000],
  high1: [2_200, 4_000, 7_000, 12_000, 18_000, 25_000, 35_000, 50_000],
};

/** What the wins of a round are multiplied by, drawn once when there are any. */
const multipliers = [
  { times: 1, weight: 70 },
  { times: 2, weight: 20 },
  { times: 3, weight: 7 },
  { times: 5, weight: 2 },
  { times: 10, weight: 1 },
] as const;

export const clusterData = { reels: REELS, rows: ROWS, weights, fewest: FEWEST, pays, multipliers };

/** What so many of a symbol side by side pay, in hundredths of the stake. */
export function clusterPay(symbol: SlotSymbol, count: number): number {
  const own = pays[symbol] ?? [];
  return count < FEWEST ? 0 : (own[Math.min(count - FEWEST, own.length - 1)] ?? 0);
}

function* play(): Drawing<readonly SlotEvent[]> {
  const window: SlotSymbol[][] = [];
  for (let reel = 0; reel < REELS; reel += 1) {
    const shown: SlotSymbol[] = [];
    for (let row = 0; row < ROWS; row += 1) shown.push((yield* drawByWeight(weights)).symbol);
    window.push(shown);
  }
  const won = clustersOf(window).filter(({ symbol, cells }) => clusterPay(symbol, cells.length) > 0);
  const multiplier = won.length === 0 ? 1 : (yield* drawByWeight(multipliers)).times;
  const wins: Win[] = won.map(({ symbol, cells }) => {
    const payHundredths = clusterPay(symbol, cells.length) * multiplier;
    return { symbol, count: cells.length, cells, multiplier, payHundredths };
  });
  return [{ kind: 'spin', mode: 'base', window, held: [], wins }];
}

/** Twenty-four cells: five of a symbol side by side pay, times a number that is drawn for the round. */
export const cluster: Machine = {
  id: 'cluster',
  shape: { reels: REELS, rows: ROWS },
  data: clusterData,
  mostHundredths: 500_000,
  play,
};
