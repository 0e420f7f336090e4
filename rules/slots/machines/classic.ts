import type { Drawing } from '#rules/draw/drawing.ts';
import type { SlotEvent } from '#rules/slots/events.ts';
import { drawWindow, type Machine, type Pays, type Strip, stripOf } from '#rules/slots/machine.ts';
import { type LineRules, winsOfLines } from '#rules/slots/paylines.ts';

const ROWS = 3;

const strips: readonly Strip[] = [
  stripOf(
    'low1 low3 high1 low2 low4 wild low1 low2 high2 low3 low4 low1 high1 low2 low3 high3 low1 low4 low2 high2 low3 low1',
  ),
  stripOf(
    'low2 low1 high2 low4 low3 low1 wild low2 high1 low3 low1 low4 high3 low2 low3 low1 high1 low4 low2 high2 low3 low1',
  ),
  stripOf(
    'low3 low1 low4 high1 low2 low3 high2 low1 low4 wild low2 low1 high3 low3 low2 low4 high1 low1 low3 high2 low2 low1',
  ),
];

/** A line costs a fifth of the stake. */
const pays: Pays = {
  low1: { 3: 80 },
  low2: { 3: 120 },
  low3: { 3: 150 },
  low4: { 3: 250 },
  high1: { 3: 450 },
  high2: { 3: 800 },
  high3: { 3: 1_000 },
  wild: { 3: 3_000 },
};

const rules: LineRules = {
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  pays,
  wild: 'wild',
  wildTimes: 2,
};

export const classicData = { strips, rows: ROWS, rules };

function* play(): Drawing<readonly SlotEvent[]> {
  const window = yield* drawWindow(strips, ROWS);
  return [{ kind: 'spin', mode: 'base', window, held: [], wins: winsOfLines(window, rules) }];
}

/** Three reels and five lines; every wild in a win doubles it. */
export const classic: Machine = {
  id: 'classic',
  shape: { reels: strips.length, rows: ROWS },
  data: classicData,
  mostHundredths: 50_000,
  play,
};
