import { CHAIN_START } from '#rules/draw/chain.ts';
import type { Hashing } from '#rules/draw/hashing.ts';
import { drawnBy, fiveDigits, OUTCOMES } from './seeded-number.ts';
import type { ResultTerms, RowOrder } from './terms.ts';

/** The row that is taken off the sum. */
const TAKEN_ROW = 16;

/** The shot that stands in a row, from 1; undefined where there are fewer. Numbers come oldest first. */
export function rowOf<Shot>(shots: readonly Shot[], rowOrder: RowOrder, row: number): Shot | undefined {
  return shots[rowOrder === 'newest_first' ? shots.length - row : row - 1];
}

export interface YeekeeSum {
  readonly sum: number;
  readonly row1: string | undefined;
  readonly row16: string | undefined;
}

/** Sum of all shots, and the shots of the two rows that count. */
export function sumOf(numbers: readonly string[], rowOrder: RowOrder): YeekeeSum {
  return {
    sum: numbers.reduce((sum, number) => sum + Number(number), 0),
    row1: rowOf(numbers, rowOrder, 1),
    row16: rowOf(numbers, rowOrder, TAKEN_ROW),
  };
}

/** What the five digits of a result are read from. */
interface Shots extends ResultTerms {
  /** Oldest first. */
  readonly numbers: readonly string[];
  readonly seed: string;
  readonly chainHead: string;
}

/**
 * The five digits of a round: the sum of all shots less the one in row 16, modulo 100,000; where sealed with what the seed
 * gives for the chain head added. Throws RangeError with fewer than 16 shots.
 */
export async function digitsOf(hashing: Hashing, shots: Shots): Promise<string> {
  const { sum, row16 } = sumOf(shots.numbers, shots.rowOrder);
  if (row16 === undefined) throw new RangeError(`No result comes of ${shots.numbers.length} shots`);
  const mix = shots.fairness === 'sealed' ? await drawnBy(hashing, shots.seed, shots.chainHead) : 0;
  return fiveDigits((sum - Number(row16) + mix) % OUTCOMES);
}

/** Head of a chain by its links; a round without a shot has the start as its head. */
export function headOf(links: readonly string[]): string {
  return links.at(-1) ?? CHAIN_START;
}

/** The figures that bets are held against: digits ABCDE give CDE, DE and AB. */
export function yeekeeFigures(digits: string) {
  return { top3: digits.slice(2), top2: digits.slice(3), bottom2: digits.slice(0, 2) };
}
