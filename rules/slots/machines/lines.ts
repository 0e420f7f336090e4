import type { Drawing } from '#rules/draw/drawing.ts';
import type { SlotEvent } from '#rules/slots/events.ts';
import { cellsOf, type FreeSpin, playFreeSpins, scatterWin } from '#rules/slots/free-spins.ts';
import { twentyLines } from '#rules/slots/line-sets.ts';
import { drawWindow, type Machine, type Pays, type Strip, stripOf } from '#rules/slots/machine.ts';
import { type LineRules, winsOfLines } from '#rules/slots/paylines.ts';

const ROWS = 3;

const strips: readonly Strip[] = [
  stripOf(
    'low1 high1 low3 low5 high3 low2 low4 scatter low1 high2 low3 low5 low2 high4 low4 low1 low5 high3 low2 low3 low4 high4 low5 low2',
  ),
  stripOf(
    'low2 low4 wild low1 high3 low5 low3 high4 low2 low4 scatter low1 low5 high1 low3 low2 high4 low4 low1 high2 low5 low3 high3 low4',
  ),
  stripOf(
    'low3 high2 low1 low4 low5 wild low2 high4 low3 low1 low4 scatter low5 high3 low2 low1 high1 low3 low5 low4 high4 low2 high3 low1',
  ),
  stripOf(
    'low4 low2 high3 low5 low1 scatter low3 high4 low2 low5 wild low4 low1 high2 low3 low5 low2 high4 low1 low3 high1 low4 high3 low5',
  ),
  stripOf(
    'low5 high4 low2 low1 low3 high3 low4 low5 scatter low2 high1 low1 low3 low4 high4 low5 low2 low1 high2 low3 high3 low4 low1 low2',
  ),
];

const pays: Pays = {
  low1: { 3: 50, 4: 150, 5: 600 },
  low2: { 3: 50, 4: 150, 5: 600 },
  low3: { 3: 60, 4: 200, 5: 600 },
  low4: { 3: 60, 4: 200, 5: 600 },
  low5: { 3: 75, 4: 200, 5: 750 },
  high4: { 3: 200, 4: 500, 5: 2_500 },
  high3: { 3: 200, 4: 600, 5: 3_000 },
  high2: { 3: 600, 4: 2_000, 5: 7_500 },
  high1: { 3: 1_000, 4: 3_000, 5: 20_000 },
};

/** A line costs a twentieth of the stake. */
const rules: LineRules = { lines: twentyLines, pays, wild: 'wild', wildTimes: 1 };
const scatterPays = { 3: 200, 4: 1_000, 5: 5_000 };
const awards = { 3: 10, 4: 15, 5: 20 };
const FREE_TIMES = 2;

export const linesData = { strips, rows: ROWS, rules, scatterPays, awards, freeTimes: FREE_TIMES };

function* spin(mode: 'base' | 'free'): Drawing<FreeSpin> {
  const times = mode === 'free' ? FREE_TIMES : 1;
  const window = yield* drawWindow(strips, ROWS);
  const scatters = cellsOf(window, 'scatter');
  const wins = [...winsOfLines(window, rules, times), ...scatterWin(scatters, scatterPays, times)];
  return { events: [{ kind: 'spin', mode, window, held: [], wins }], scatters };
}

function* play(): Drawing<readonly SlotEvent[]> {
  const { events, scatters } = yield* spin('base');
  return [...events, ...(yield* playFreeSpins({ scatters, awards, spin: () => spin('free') }))];
}

/** Five reels and twenty lines; scatters bring free spins that pay double, and more of them. */
export const lines20: Machine = {
  id: 'lines',
  shape: { reels: strips.length, rows: ROWS },
  data: linesData,
  mostHundredths: 500_000,
  play,
};
