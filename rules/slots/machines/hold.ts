import type { Drawing } from '#rules/draw/drawing.ts';
import type { HeldCoin, SlotEvent } from '#rules/slots/events.ts';
import { cellsOf } from '#rules/slots/free-spins.ts';
import { twentyLines } from '#rules/slots/line-sets.ts';
import {
  drawByWeight,
  drawWindow,
  type Machine,
  type Pays,
  type Strip,
  stripOf,
} from '#rules/slots/machine.ts';
import { type LineRules, winsOfLines } from '#rules/slots/paylines.ts';

const ROWS = 3;

/** Coins stand below each other, so that many come together. */
const strips: readonly Strip[] = [
  stripOf(
    'low1 high2 low3 low5 coin coin low2 high4 low4 low1 low5 high3 low2 low3 coin low4 high1 low1 low5 high4 low3 low2 high3 low4',
  ),
  stripOf(
    'low2 low4 wild low3 high3 low5 low1 coin coin low3 high2 low2 low4 low5 high4 coin low1 low3 high1 low2 low5 high4 low1 low4',
  ),
  stripOf(
    'low3 low1 high4 low5 coin low2 high2 low4 high3 low1 wild low3 low5 high2 low2 coin coin low4 low1 high1 low5 low3 high4 low2',
  ),
  stripOf(
    'low4 low2 high1 low1 low3 coin coin low5 high4 low2 low4 high3 low1 wild low5 low3 coin low2 high2 low4 low1 high4 low3 low5',
  ),
  stripOf(
    'low5 low3 high3 low2 coin low1 high2 low4 low1 high4 low3 low5 high2 low2 coin coin low4 high1 low3 low5 high4 low2 low1 low4',
  ),
];

const pays: Pays = {
  low1: { 3: 60, 4: 200, 5: 750 },
  low2: { 3: 60, 4: 200, 5: 750 },
  low3: { 3: 80, 4: 250, 5: 800 },
  low4: { 3: 80, 4: 250, 5: 800 },
  low5: { 3: 100, 4: 300, 5: 1_000 },
  high4: { 3: 250, 4: 750, 5: 3_000 },
  high3: { 3: 275, 4: 1_000, 5: 4_000 },
  high2: { 3: 550, 4: 1_600, 5: 8_000 },
  high1: { 3: 850, 4: 2_500, 5: 15_000 },
};

/** A line costs a twentieth of the stake. */
const rules: LineRules = { lines: twentyLines, pays, wild: 'wild', wildTimes: 1 };

type Prize = Omit<HeldCoin, 'cell'> & { readonly weight: number };

/** What a coin is worth, in hundredths of the stake, by weight. */
const prizes: readonly Prize[] = [
  { payHundredths: 50, jackpot: null, weight: 300 },
  { payHundredths: 100, jackpot: null, weight: 280 },
  { payHundredths: 200, jackpot: null, weight: 200 },
  { payHundredths: 300, jackpot: null, weight: 90 },
  { payHundredths: 500, jackpot: null, weight: 60 },
  { payHundredths: 1_000, jackpot: 'mini', weight: 45 },
  { payHundredths: 2_500, jackpot: 'minor', weight: 20 },
  { payHundredths: 10_000, jackpot: 'major', weight: 5 },
];

/** A cell that is empty gets a coin in so many of so many cases. */
const chance = { coins: 5, of: 100 } as const;

export const holdData = {
  ...{ strips, rows: ROWS, rules, prizes, chance },
  /** So many coins start the respins. */
  fewest: 6,
  respins: 3,
  grandHundredths: 100_000,
};

/** The cells of a window. */
export const HOLD_CELLS = strips.length * ROWS;

function* drawCoin(cell: HeldCoin['cell']): Drawing<HeldCoin> {
  const { payHundredths, jackpot } = yield* drawByWeight(prizes);
  return { cell, payHundredths, jackpot };
}

/** Coins stay where they are; each respin may bring more, and those bring all respins back. */
function* playRespins(cells: ReadonlyArray<HeldCoin['cell']>): Drawing<SlotEvent[]> {
  const coins: HeldCoin[] = [];
  for (const cell of cells) coins.push(yield* drawCoin(cell));
  let left = holdData.respins;
  const events: SlotEvent[] = [{ kind: 'hold', coins: [...coins], left }];
  const all = strips.flatMap((_, reel) => Array.from({ length: ROWS }, (_row, row) => [reel, row] as const));
  while (left > 0) {
    const before = coins.length;
    const empty = all.filter(([x, y]) => !coins.some(({ cell }) => cell[0] === x && cell[1] === y));
    for (const cell of empty) if ((yield chance.of) < chance.coins) coins.push(yield* drawCoin(cell));
    if (coins.length === HOLD_CELLS) left = 0;
    else left = coins.length > before ? holdData.respins : left - 1;
    events.push({ kind: 'hold', coins: [...coins], left });
  }
  const payHundredths = coins.reduce((sum, coin) => sum + coin.payHundredths, 0);
  events.push({ kind: 'prize', name: 'coins', payHundredths });
  if (coins.length === HOLD_CELLS)
    events.push({ kind: 'prize', name: 'grand', payHundredths: holdData.grandHundredths });
  return events;
}

function* play(): Drawing<readonly SlotEvent[]> {
  const window = yield* drawWindow(strips, ROWS);
  const spin: SlotEvent = { kind: 'spin', mode: 'base', window, held: [], wins: winsOfLines(window, rules) };
  const coins = cellsOf(window, 'coin');
  return coins.length < holdData.fewest ? [spin] : [spin, ...(yield* playRespins(coins))];
}

/** Five reels and twenty lines; six coins are held and bring respins, and a window full of them the grand prize. */
export const hold: Machine = {
  id: 'hold',
  shape: { reels: strips.length, rows: ROWS },
  data: holdData,
  mostHundredths: 250_750,
  play,
};
