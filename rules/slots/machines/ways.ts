import type { Drawing } from '#rules/draw/drawing.ts';
import type { SlotEvent } from '#rules/slots/events.ts';
import { cellsOf, type FreeSpin, playFreeSpins, scatterWin } from '#rules/slots/free-spins.ts';
import {
  drawByWeight,
  drawWindow,
  type Machine,
  type Pays,
  type Strip,
  stripOf,
} from '#rules/slots/machine.ts';
import { type WayRules, winsOfWays } from '#rules/slots/ways.ts';

const ROWS = 3;

const strips: readonly Strip[] = [
  stripOf(
    'low1 low4 high3 low2 low5 high1 low3 low1 scatter low4 high4 low2 low5 high2 low3 low4 low1 high3 low5 low2',
  ),
  stripOf(
    'low2 low5 wild low3 low1 high4 low4 low2 high3 low5 scatter low1 high2 low3 low4 low2 high1 low5 low3 high4',
  ),
  stripOf(
    'low3 low1 high2 low5 low4 wild low2 high3 low1 low3 scatter low5 high4 low4 low2 high1 low1 low3 low5 high3',
  ),
  stripOf(
    'low4 low2 high1 low3 low5 high4 low1 wild low4 low2 high3 scatter low5 low1 high2 low3 low4 low2 high4 low5',
  ),
  stripOf(
    'low5 low3 high4 low1 low2 high2 low4 low5 scatter low3 high1 low1 low2 high3 low4 low5 low3 high4 low1 low2',
  ),
];

/** Of one way, 243 of which go over the reels. */
const pays: Pays = {
  low1: { 3: 10, 4: 30, 5: 120 },
  low2: { 3: 10, 4: 30, 5: 100 },
  low3: { 3: 10, 4: 30, 5: 100 },
  low4: { 3: 10, 4: 30, 5: 120 },
  low5: { 3: 10, 4: 40, 5: 150 },
  high4: { 3: 25, 4: 80, 5: 400 },
  high3: { 3: 25, 4: 100, 5: 600 },
  high2: { 3: 80, 4: 300, 5: 2_000 },
  high1: { 3: 120, 4: 600, 5: 5_000 },
};

const rules: WayRules = { pays, wild: 'wild' };
const scatterPays = { 3: 200, 4: 1_000, 5: 10_000 };
const awards = { 3: 10, 4: 15, 5: 25 };
/** What a free spin is multiplied by, by weight. */
const multipliers = [
  { times: 2, weight: 6 },
  { times: 3, weight: 3 },
  { times: 5, weight: 1 },
] as const;

export const waysData = { strips, rows: ROWS, rules, scatterPays, awards, multipliers };

function* spin(mode: 'base' | 'free'): Drawing<FreeSpin> {
  const { times } = mode === 'free' ? yield* drawByWeight(multipliers) : { times: 1 };
  const window = yield* drawWindow(strips, ROWS);
  const scatters = cellsOf(window, 'scatter');
  const wins = [...winsOfWays(window, rules, times), ...scatterWin(scatters, scatterPays, times)];
  return { events: [{ kind: 'spin', mode, window, held: [], wins }], scatters };
}

function* play(): Drawing<readonly SlotEvent[]> {
  const { events, scatters } = yield* spin('base');
  return [...events, ...(yield* playFreeSpins({ scatters, awards, spin: () => spin('free') }))];
}

/** Five reels and 243 ways; each free spin pays two, three or five times. */
export const ways243: Machine = {
  id: 'ways',
  shape: { reels: strips.length, rows: ROWS },
  data: waysData,
  mostHundredths: 500_000,
  play,
};
