import type { MachineId, Pays, Strip } from './machine.ts';
import { windowOf } from './machine.ts';
import { bookData } from './machines/book.ts';
import { cascadeData, cascadePay } from './machines/cascade.ts';
import { classicData } from './machines/classic.ts';
import { holdData } from './machines/hold.ts';
import { linesData } from './machines/lines.ts';
import { waysData } from './machines/ways.ts';
import { isSymbol, type SlotSymbol } from './symbols.ts';

/** How often what a round shows first pays so many of a symbol, and what of all stakes that returns. */
export interface PayChance {
  readonly symbol: SlotSymbol;
  readonly count: number;
  /** On the mean, in one round. */
  readonly perRound: number;
  /** Of 1. */
  readonly share: number;
}

const product = (factors: readonly number[]) => factors.reduce((all, one) => all * one, 1);
const partOf = (strip: Strip, symbol: SlotSymbol) =>
  strip.filter((one) => one === symbol).length / strip.length;

function entriesOf(pays: Pays): Array<{ symbol: SlotSymbol; count: number; pay: number }> {
  return Object.entries(pays).flatMap(([symbol, own]) =>
    isSymbol(symbol)
      ? Object.entries(own).map(([count, pay]) => ({ symbol, count: Number(count), pay }))
      : [],
  );
}

interface LineData {
  readonly strips: readonly Strip[];
  readonly rules: {
    readonly pays: Pays;
    readonly lines: readonly unknown[];
    readonly wild: SlotSymbol;
    readonly wildTimes: number;
  };
}

/** Of all lines: each row of a reel shows each place of its strip as often. Wilds alone count for another symbol but where all are. */
function ofLines({ strips, rules: { pays, lines, wild, wildTimes } }: LineData): PayChance[] {
  return entriesOf(pays).map(({ symbol, count, pay }) => {
    const own = strips.map((strip) => partOf(strip, symbol));
    const wilds = strips.map((strip) => partOf(strip, wild));
    const isWild = symbol === wild;
    const next = count < strips.length && !isWild ? 1 - (own[count] ?? 0) - (wilds[count] ?? 0) : 1;
    /** That the first reels show it, each wild counted so many times. */
    const shown = (times: number) =>
      product(own.slice(0, count).map((part, reel) => part + times * (wilds[reel] ?? 0))) -
      product(wilds.slice(0, count).map((part) => times * part));
    const alone = count === strips.length ? product(wilds) : 0;
    const perRound = lines.length * next * (isWild ? alone : shown(1));
    const paid = lines.length * next * (isWild ? alone : shown(wildTimes));
    return { symbol, count, perRound, share: (paid * pay) / 100 };
  });
}

/** How many of some symbols each stop of a reel shows. */
function countsOf(strip: Strip, rows: number, wanted: readonly SlotSymbol[]): number[] {
  return strip.map((_, stop) => windowOf(strip, stop, rows).filter((one) => wanted.includes(one)).length);
}
const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function ofWays({ strips, rows, rules: { pays, wild } }: typeof waysData): PayChance[] {
  return entriesOf(pays).map(({ symbol, count, pay }) => {
    const reels = strips.map((strip) => countsOf(strip, rows, [symbol, wild]));
    const next = meanOf((reels[count] ?? [0]).map((shown) => (shown === 0 ? 1 : 0)));
    const first = reels.slice(0, count);
    const perRound = next * product(first.map((shown) => meanOf(shown.map((one) => (one > 0 ? 1 : 0)))));
    return { symbol, count, perRound, share: (next * product(first.map(meanOf)) * pay) / 100 };
  });
}

interface ScatterData {
  readonly strips: readonly Strip[];
  readonly rows: number;
  readonly scatterPays: Readonly<Record<number, number>>;
}

function ofScatters({ strips, rows, scatterPays }: ScatterData, symbol: SlotSymbol): PayChance[] {
  const seen = strips.reduce<readonly number[]>(
    (before, strip) => {
      const next: number[] = [];
      for (const shown of countsOf(strip, rows, [symbol]))
        for (const [count, part] of before.entries())
          next[count + shown] = (next[count + shown] ?? 0) + part / strip.length;
      return Array.from(next, (part) => part ?? 0);
    },
    [1],
  );
  return Object.entries(scatterPays).map(([count, pay]) => {
    const perRound = seen[Number(count)] ?? 0;
    return { symbol, count: Number(count), perRound, share: (perRound * pay) / 100 };
  });
}

/** So many of a symbol among cells that are each drawn on their own; the last number stands for more too. */
function ofCells({ size, weights, fewest, pays }: typeof cascadeData): PayChance[] {
  const all = weights.reduce((sum, { weight }) => sum + weight, 0);
  const cells = size * size;
  return weights.flatMap(({ symbol, weight }) => {
    const part = weight / all;
    const exactly = (count: number) => {
      let ways = 1;
      for (let one = 1; one <= count; one += 1) ways *= (cells - count + one) / one;
      return ways * part ** count * (1 - part) ** (cells - count);
    };
    const own = pays[symbol] ?? [];
    return own.map((_, at) => {
      const count = fewest + at;
      const most = at === own.length - 1 ? cells : count;
      let perRound = 0;
      for (let one = count; one <= most; one += 1) perRound += exactly(one);
      return { symbol, count, perRound, share: (perRound * cascadePay(symbol, count)) / 100 };
    });
  });
}

/** Machines whose first window can be computed apart from what follows it; of the others it is left out. */
const chances: Readonly<Partial<Record<MachineId, () => PayChance[]>>> = {
  classic: () => ofLines(classicData),
  lines: () => [...ofLines(linesData), ...ofScatters(linesData, 'scatter')],
  ways: () => [...ofWays(waysData), ...ofScatters(waysData, 'scatter')],
  cascade: () => ofCells(cascadeData),
  hold: () => ofLines(holdData),
  book: () => [...ofLines(bookData), ...ofScatters(bookData, 'book')],
};

/** How often each pay of a machine comes in what a round shows first, exact; null where that is not computed. */
export function payChances(id: MachineId): readonly PayChance[] | null {
  return chances[id]?.() ?? null;
}

/**
 * A round wins so much in one of so many rounds at the most: what mean and deviation alone allow (Cantelli's inequality), rounded
 * down to two digits. In truth it is rarer.
 */
export function rarestOdds(
  { rtp, standardDeviation }: Readonly<Record<'rtp' | 'standardDeviation', number>>,
  stakes: number,
): number {
  const rounds = 1 + (stakes - rtp) ** 2 / standardDeviation ** 2;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(rounds)) - 1);
  return Math.floor(rounds / step) * step;
}
