import { parseBaht } from '#rules/money/baht.ts';
import { entryHelpers, numbersBy } from './entry.ts';

/** Where a price goes: บน, ล่าง or โต๊ด. */
export type Place = 'top' | 'bottom' | 'tod';

export interface Subject {
  readonly number: string;
  /** Column in the line, from 1. */
  readonly col: number;
}

export interface Price {
  /** Null for a price that its position places: `100x50`. */
  readonly place: Place | null;
  readonly satang: bigint;
  readonly col: number;
}

/** One statement of a slip: numbers, prices, or both. `bottom` when it began with `=` before its number. */
interface Statement {
  readonly bottom: boolean;
  readonly subjects: readonly Subject[];
  readonly prices: readonly Price[];
}

export type Problem =
  /** A character that fits nothing here. */
  | 'unreadable'
  /** A number of more than four digits. */
  | 'number_length'
  /** No such helper, or digits that it cannot start from. */
  | 'helper'
  /** No amount of money, or nothing but zeros. */
  | 'amount'
  /** Numbers without a price. */
  | 'no_price'
  /** A price without numbers, or more prices than the numbers can take. */
  | 'price_count'
  /** No bet of so many digits stands at that place. */
  | 'no_such_bet';

/** Stops the reading of a statement; `col` counts UTF-16 units from 1. */
export class PasteError extends Error {
  readonly problem: Problem;
  readonly col: number;

  constructor(problem: Problem, col: number) {
    super(problem);
    this.problem = problem;
    this.col = col;
  }
}

const places: Readonly<Record<string, Place>> = {
  บน: 'top',
  บ: 'top',
  ล่าง: 'bottom',
  ล: 'bottom',
  โต๊ด: 'tod',
  โต: 'tod',
  ต: 'tod',
};

const helperNames = entryHelpers
  .flatMap(({ name, aliases }) => [name, ...aliases])
  .sort((one, other) => other.length - one.length);

/**
 * Reads one statement of a slip; digits are ASCII already. `offset` is how much of its line stands before it.
 * Throws PasteError at the first character that does not fit.
 */
export function readStatement(text: string, offset: number): Statement {
  let at = 0;
  const col = () => offset + at + 1;
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found === undefined) return null;
    at += found.length;
    return found;
  };
  const skipBlanks = () => take(/\s*/y);

  function readHelper(): Subject[] {
    const start = col();
    const name = helperNames.find((candidate) => text.startsWith(candidate, at));
    if (!name) throw new PasteError('helper', start);
    at += name.length;
    skipBlanks();
    const numbers = numbersBy(name, take(/\d+/y) ?? '');
    if (!numbers) throw new PasteError('helper', start);
    return numbers.map((number) => ({ number, col: start }));
  }

  function readNumbers(): Subject[] {
    const subjects: Subject[] = [];
    for (;;) {
      const start = col();
      const number = take(/\d+/y);
      if (number === null) break;
      if (number.length > 4) throw new PasteError('number_length', start);
      subjects.push({ number, col: start });
      if (!take(/[\s,./-]+(?=\d)/y)) break;
    }
    return subjects;
  }

  function readAmount(place: Place | null): Price {
    const start = col();
    const satang = parseBaht(take(/[\d.]+/y) ?? '');
    if (satang === null) throw new PasteError('amount', start);
    return { place, satang, col: start };
  }

  function readPlainPrices(): Price[] {
    const prices: Price[] = [];
    do {
      skipBlanks();
      prices.push(readAmount(null));
    } while (take(/\s*[xX×*-]/y));
    return prices;
  }

  function readWordedPrices(): Price[] {
    const prices: Price[] = [];
    for (;;) {
      skipBlanks();
      const word = take(/บน|บ|ล่าง|ล|โต๊ด|โต|ต/y);
      if (word === null) return prices;
      skipBlanks();
      prices.push(readAmount(places[word] ?? null));
    }
  }

  skipBlanks();
  const bottom = take(/=(?=\s*\d+\s*=)/y) !== null;
  skipBlanks();
  const subjects = take(/\*/y) ? readHelper() : readNumbers();
  skipBlanks();
  const isPriced = take(/=/y) !== null;
  const worded = readWordedPrices();
  const prices = isPriced && worded.length === 0 ? readPlainPrices() : worded;
  skipBlanks();
  if (at < text.length) throw new PasteError('unreadable', col());
  return { bottom, subjects, prices };
}
