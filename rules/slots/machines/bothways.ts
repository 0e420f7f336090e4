import type { Drawing } from '#rules/draw/drawing.ts';
import type { SlotEvent, Win, Window } from '#rules/slots/events.ts';
import { tenLines } from '#rules/slots/line-sets.ts';
import { drawWindow, type Machine, type Pays, type Strip, stripOf } from '#rules/slots/machine.ts';
import { type LineRules, winOfLine, winsOfLines } from '#rules/slots/paylines.ts';
import type { SlotSymbol } from '#rules/slots/symbols.ts';

const ROWS = 3;

/** Wilds stand on the three reels in the middle, one on each. */
const strips: readonly Strip[] = [
  stripOf(
    'high5 low2 high2 low4 low5 low2 low3 low1 low5 high3 low1 low3 high4 high5 high1 low2 low1 low4 high3 low2 high2 low1 high4 low3',
  ),
  stripOf(
    'low3 high5 high3 low3 low5 high4 high2 low5 low4 high3 high1 low1 high5 low2 wild high2 low3 low4 high4 low5 low4 high5 high4 low2 low4 high5 low5 low1',
  ),
  stripOf(
    'high2 low3 high4 low5 high3 low1 low3 low4 high5 low2 high2 low1 high5 high3 wild high1 low4 high4 high1 low5 low4 low3 low5 high4 low3 high5 high3 low2',
  ),
  stripOf(
    'low5 low3 low4 high4 low1 high5 high3 low5 high5 low1 low2 low5 high4 low3 wild high5 low4 high4 high3 high5 low4 high1 low3 high2 low5 low2 high2 low4',
  ),
  stripOf(
    'low2 high3 low1 low2 high2 low4 low3 low2 high5 high1 low2 low5 low1 high4 low3 high3 low1 high4 low5 low3 high5 high2 low4 low1',
  ),
];

const pays: Pays = {
  low1: { 3: 10, 4: 30, 5: 60 },
  low2: { 3: 10, 4: 30, 5: 60 },
  low3: { 3: 10, 4: 30, 5: 80 },
  low4: { 3: 10, 4: 30, 5: 80 },
  low5: { 3: 10, 4: 40, 5: 100 },
  high5: { 3: 20, 4: 60, 5: 150 },
  high4: { 3: 25, 4: 80, 5: 200 },
  high3: { 3: 35, 4: 100, 5: 300 },
  high2: { 3: 50, 4: 200, 5: 600 },
  high1: { 3: 100, 4: 400, 5: 2_500 },
};

/** A line costs a tenth of the stake, for both of its ways. */
const rules: LineRules = { lines: tenLines, pays, wild: 'wild', wildTimes: 1 };

export const bothwaysData = { strips, rows: ROWS, rules };

/** Wins of a line from the right: what covers all reels has won from the left already. */
function winsFromRight(window: Window): Win[] {
  const last = window.length - 1;
  const turned = window.toReversed();
  return rules.lines.flatMap((line) => {
    const win = winOfLine(turned, line.toReversed(), rules, 1);
    if (!win || win.count === window.length) return [];
    return [{ ...win, cells: win.cells.map(([reel, row]) => [last - reel, row] as const) }];
  });
}

const winsOf = (window: Window) => [...winsOfLines(window, rules), ...winsFromRight(window)];

function* play(): Drawing<readonly SlotEvent[]> {
  const events: SlotEvent[] = [];
  let window: readonly (readonly SlotSymbol[])[] = [];
  for (let held: readonly number[] = [], more = true; more; ) {
    const [kept, drawn] = [window, yield* drawWindow(strips, ROWS, held)];
    window = drawn.map((reel, at) => (held.includes(at) ? (kept[at] ?? []) : reel));
    const reels = window.flatMap((reel, at) => (!held.includes(at) && reel.includes('wild') ? [at] : []));
    const mode = held.length === 0 ? 'base' : 'respin';
    more = reels.length > 0;
    events.push({ kind: 'spin', mode, window, held, wins: more ? [] : winsOf(window) });
    if (!more) break;
    window = window.map((reel, at) => (reels.includes(at) ? reel.map(() => 'wild' as const) : reel));
    events.push({ kind: 'expand', symbol: 'wild', reels, wins: winsOf(window) });
    held = [...held, ...reels].sort();
  }
  return events;
}

/** Five reels and ten lines that pay from both sides; a wild fills its reel and holds it while the others turn again. */
export const bothways: Machine = {
  id: 'bothways',
  shape: { reels: strips.length, rows: ROWS },
  data: bothwaysData,
  mostHundredths: 31_190,
  play,
};
