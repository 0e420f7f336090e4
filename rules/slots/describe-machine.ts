import type { MachineId, Pays, Strip } from './machine.ts';
import { bookData } from './machines/book.ts';
import { bothwaysData } from './machines/bothways.ts';
import { cascadeData } from './machines/cascade.ts';
import { classicData } from './machines/classic.ts';
import { clusterData } from './machines/cluster.ts';
import { holdData } from './machines/hold.ts';
import { linesData } from './machines/lines.ts';
import { waysData } from './machines/ways.ts';
import { isSymbol, type SlotSymbol } from './symbols.ts';

/** What so many of a symbol pay, in hundredths of the stake. */
export interface SymbolPays {
  readonly symbol: SlotSymbol;
  readonly pays: ReadonlyArray<{ readonly count: number; readonly payHundredths: number }>;
}

/** A machine as its page describes it; everything is read from what it is played by. */
export interface MachineDescription {
  /** What one pay is for: a line, a way, symbols anywhere, or symbols side by side. */
  readonly unit: 'line' | 'way' | 'anywhere' | 'cluster';
  /** How many lines it has; null where it has none. */
  readonly lines: number | null;
  readonly paytable: readonly SymbolPays[];
  /** What scatters pay anywhere, and the free spins that so many bring. */
  readonly scatters: SymbolPays | null;
  readonly awards: ReadonlyArray<{ readonly count: number; readonly spins: number }>;
  /** What its reels show on their way round; null where each cell is drawn on its own. */
  readonly strips: readonly Strip[] | null;
  /** How often a cell shows a symbol, in hundredths of all; null where there are reels. */
  readonly weights: ReadonlyArray<{ readonly symbol: SlotSymbol; readonly percent: number }> | null;
}

function entriesOf(pays: Readonly<Record<number, number>>): SymbolPays['pays'] {
  return Object.entries(pays).map(([count, payHundredths]) => ({ count: Number(count), payHundredths }));
}

/** Pays by symbol, the best first. */
function tableOf(pays: Pays): SymbolPays[] {
  const most = (row: SymbolPays) => Math.max(...row.pays.map(({ payHundredths }) => payHundredths));
  return Object.entries(pays)
    .flatMap(([symbol, own]) => (isSymbol(symbol) ? [{ symbol, pays: entriesOf(own) }] : []))
    .sort((one, other) => most(other) - most(one));
}

interface CellData {
  readonly weights: ReadonlyArray<{ readonly symbol: SlotSymbol; readonly weight: number }>;
  readonly fewest: number;
  readonly pays: Readonly<Partial<Record<SlotSymbol, readonly number[]>>>;
}

function ofCells({ weights, fewest, pays }: CellData, unit: 'anywhere' | 'cluster'): MachineDescription {
  const all = weights.reduce((sum, { weight }) => sum + weight, 0);
  const byCount = Object.fromEntries(
    Object.entries(pays).map(([symbol, own]) => [
      symbol,
      Object.fromEntries(own.map((pay, at) => [fewest + at, pay])),
    ]),
  );
  return {
    ...{ unit, lines: null, paytable: tableOf(byCount), scatters: null, awards: [], strips: null },
    weights: weights.map(({ symbol, weight }) => ({ symbol, percent: (weight / all) * 100 })),
  };
}

interface ReelData {
  readonly strips: readonly Strip[];
  readonly rules: { readonly pays: Pays; readonly lines?: readonly unknown[] };
  readonly scatterPays?: Readonly<Record<number, number>>;
  readonly awards?: Readonly<Record<number, number>>;
}

function ofReels(
  { strips, rules, scatterPays, awards = {} }: ReelData,
  scatter: SlotSymbol = 'scatter',
): MachineDescription {
  return {
    unit: rules.lines ? 'line' : 'way',
    lines: rules.lines?.length ?? null,
    paytable: tableOf(rules.pays),
    scatters: scatterPays ? { symbol: scatter, pays: entriesOf(scatterPays) } : null,
    awards: Object.entries(awards).map(([count, spins]) => ({ count: Number(count), spins })),
    ...{ strips, weights: null },
  };
}

const descriptions: Readonly<Record<MachineId, () => MachineDescription>> = {
  classic: () => ofReels(classicData),
  lines: () => ofReels(linesData),
  ways: () => ofReels(waysData),
  cascade: () => ofCells(cascadeData, 'anywhere'),
  hold: () => ofReels(holdData),
  cluster: () => ofCells(clusterData, 'cluster'),
  book: () => ofReels(bookData, 'book'),
  bothways: () => ofReels(bothwaysData),
};

/** What a machine pays for, read from its data. */
export function describeMachine(id: MachineId): MachineDescription {
  return descriptions[id]();
}

/** Where the return of so many equal rounds lies in 95 of 100 cases, of 1. */
export function expectedRange(
  { rtp, standardDeviation }: Readonly<Record<'rtp' | 'standardDeviation', number>>,
  rounds: number,
): { readonly low: number; readonly high: number } {
  const reach = (1.96 * standardDeviation) / Math.sqrt(rounds);
  return { low: Math.max(0, rtp - reach), high: rtp + reach };
}
