import type { Drawing } from '#rules/draw/drawing.ts';
import type { SlotEvent, Win, Window } from '#rules/slots/events.ts';
import { cellsOf, type FreeSpin, playFreeSpins, scatterWin } from '#rules/slots/free-spins.ts';
import { tenLines } from '#rules/slots/line-sets.ts';
import {
  drawByWeight,
  drawWindow,
  type Machine,
  type Pays,
  type Strip,
  stripOf,
} from '#rules/slots/machine.ts';
import { type LineRules, winsOfLines } from '#rules/slots/paylines.ts';
import type { SlotSymbol } from '#rules/slots/symbols.ts';

const ROWS = 3;

const strips: readonly Strip[] = [
  stripOf(
    'low1 high2 low3 low5 low2 high4 low4 low1 book low3 high3 low5 low2 low4 high1 low1 low3 high4 low5 low2 high2 low4 low1 high3 low3 low5',
  ),
  stripOf(
    'low2 low4 high1 low1 low5 high3 low3 low2 high4 low4 low1 book low5 low3 high2 low2 low4 high4 low1 low5 high3 low3 low2 high2 low4 low1',
  ),
  stripOf(
    'low3 low1 high4 low5 low2 high1 low4 low3 book low1 high2 low5 low2 high3 low4 low3 low1 high4 low5 low2 high3 low4 low3 high2 low1 low5',
  ),
  stripOf(
    'low4 low2 high3 low1 low3 high4 low5 low4 high1 low2 book low1 low3 high2 low5 low4 high3 low2 low1 low3 high4 low5 low4 high2 low2 low1',
  ),
  stripOf(
    'low5 low3 high4 low2 low4 high2 low1 low5 high3 low3 low2 book low4 low1 high1 low5 low3 high4 low2 low4 high2 low1 low5 high3 low3 low2',
  ),
];

const pays: Pays = {
  low1: { 3: 30, 4: 120, 5: 500 },
  low2: { 3: 30, 4: 120, 5: 500 },
  low3: { 3: 30, 4: 120, 5: 500 },
  low4: { 3: 40, 4: 150, 5: 750 },
  low5: { 3: 40, 4: 150, 5: 750 },
  high4: { 2: 20, 3: 175, 4: 600, 5: 2_000 },
  high3: { 2: 20, 3: 175, 4: 600, 5: 2_000 },
  high2: { 2: 30, 3: 300, 4: 1_250, 5: 5_000 },
  high1: { 2: 50, 3: 600, 4: 2_500, 5: 10_000 },
};

/** A line costs a tenth of the stake. The book stands for all others and pays as a scatter. */
const rules: LineRules = { lines: tenLines, pays, wild: 'book', wildTimes: 1 };
const scatterPays = { 3: 200, 4: 2_000, 5: 20_000 };
const awards = { 3: 10, 4: 10, 5: 10 };

/** The symbol that expands in free spins, by weight. */
const specials: ReadonlyArray<{ readonly symbol: SlotSymbol; readonly weight: number }> = [
  { symbol: 'low1', weight: 14 },
  { symbol: 'low2', weight: 14 },
  { symbol: 'low3', weight: 14 },
  { symbol: 'low4', weight: 14 },
  { symbol: 'low5', weight: 14 },
  { symbol: 'high4', weight: 10 },
  { symbol: 'high3', weight: 10 },
  { symbol: 'high2', weight: 8 },
  { symbol: 'high1', weight: 6 },
];

export const bookData = { strips, rows: ROWS, rules, scatterPays, awards, specials };

/** What a special symbol pays on all lines together that is on so many reels, in hundredths of the stake; 0 when it is on too few. */
export function specialPay(symbol: SlotSymbol, reels: number): number {
  return (pays[symbol]?.[reels] ?? 0) * rules.lines.length;
}

/** The special symbol fills its reels and pays on every line, reels between them or not. */
function expansionOf(window: Window, symbol: SlotSymbol): SlotEvent[] {
  const reels = window.flatMap((shown, reel) => (shown.includes(symbol) ? [reel] : []));
  const payHundredths = specialPay(symbol, reels.length);
  if (payHundredths === 0) return [];
  const cells = reels.flatMap((reel) => Array.from({ length: ROWS }, (_, row) => [reel, row] as const));
  const win: Win = { symbol, count: reels.length, cells, multiplier: 1, payHundredths };
  return [{ kind: 'expand', symbol, reels, wins: [win] }];
}

function* spin(special: SlotSymbol | null): Drawing<FreeSpin> {
  const window = yield* drawWindow(strips, ROWS);
  const scatters = cellsOf(window, 'book');
  const wins = [...winsOfLines(window, rules), ...scatterWin(scatters, scatterPays, 1, 'book')];
  const mode = special === null ? 'base' : 'free';
  const expansion = special === null ? [] : expansionOf(window, special);
  return { events: [{ kind: 'spin', mode, window, held: [], wins }, ...expansion], scatters };
}

function* play(): Drawing<readonly SlotEvent[]> {
  const { events, scatters } = yield* spin(null);
  if (!(scatters.length in awards)) return events;
  const { symbol: special } = yield* drawByWeight(specials);
  return [...events, ...(yield* playFreeSpins({ scatters, awards, special, spin: () => spin(special) }))];
}

/** Five reels and ten lines; the book stands for all others and opens free spins in which one symbol fills its reels. */
export const book: Machine = {
  id: 'book',
  shape: { reels: strips.length, rows: ROWS },
  data: bookData,
  mostHundredths: 500_000,
  play,
};
