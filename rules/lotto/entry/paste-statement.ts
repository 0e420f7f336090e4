import { parseBaht } from '#rules/money/baht.ts';
import { entryHelpers, numbersBy } from './entry.ts';
import type { Place } from './places.ts';

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
export interface Statement {
  readonly bottom: boolean;
  readonly subjects: readonly Subject[];
  readonly prices: readonly Price[];
  /** `123-100-120` read as a number and its prices; a price on the line below makes numbers of all of them instead. */
  readonly chain: { readonly subject: Subject; readonly prices: readonly Price[] } | null;
}

export type Problem =
  /** A character that fits nothing here. */
  | 'unreadable'
  /** A number of more than four digits. */
  | 'number_length'
  /** No such helper, or digits that it cannot start from. */
  | 'helper'
  /** No amount of money. */
  | 'amount'
  /** Below zero. */
  | 'amount_negative'
  /** Nothing but zeros. */
  | 'amount_zero'
  /** More than two decimals. */
  | 'amount_decimals'
  /** More than seven digits of baht. */
  | 'amount_huge'
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

const words: Readonly<Record<string, readonly Place[]>> = {
  บนล่าง: ['top', 'bottom'],
  บล: ['top', 'bottom'],
  บน: ['top'],
  บ: ['top'],
  ล่าง: ['bottom'],
  ล: ['bottom'],
  โต๊ด: ['tod'],
  โต: ['tod'],
  ต: ['tod'],
  หน้า: ['front'],
  น: ['front'],
};
const WORD = /บนล่าง|บล|บน|บ|ล่าง|ล|โต๊ด|โต|ต|หน้า|น/y;
const CHAIN = /^\s*\d{1,4}(?:\s*-\s*\d+(?:\.\d*)?)+\s*$/;

const helperNames = entryHelpers
  .flatMap(({ name, aliases }) => [name, ...aliases])
  .sort((one, other) => other.length - one.length);
/** Names that go on in digits where another ends: `กลับ234` is กลับ of 234, not กลับ2 of 34. */
const grownNames = helperNames.filter(
  (name) => /\d$/.test(name) && helperNames.includes(name.replace(/\d+$/, '')),
);

function problemOfAmount(written: string): Problem {
  if (/^\d+\.\d{3,}$/.test(written)) return 'amount_decimals';
  return /^\d{8,}(\.\d{1,2})?$/.test(written) ? 'amount_huge' : 'amount';
}

/** Reads a text from its start; `offset` is how much of its line stands before it. */
class Scanner {
  readonly text: string;
  private readonly offset: number;
  private at = 0;

  constructor(text: string, offset: number) {
    this.text = text;
    this.offset = offset;
  }

  /** Column in the line, from 1. */
  get col(): number {
    return this.offset + this.at + 1;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** What a sticky pattern finds here, which is then behind; null for nothing. */
  take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    if (found === undefined) return null;
    this.at += found.length;
    return found;
  }

  takeHelper(): string | undefined {
    const isMore = (name: string) => /\d/.test(this.text.charAt(this.at + name.length));
    const found = helperNames.find(
      (name) => this.text.startsWith(name, this.at) && !(grownNames.includes(name) && isMore(name)),
    );
    this.at += found?.length ?? 0;
    return found;
  }

  skipBlanks(): void {
    this.take(/\s*/y);
  }
}

function readHelper(scanner: Scanner): Subject[] {
  const { col } = scanner;
  const name = scanner.takeHelper();
  if (!name) throw new PasteError('helper', col);
  scanner.skipBlanks();
  const numbers = numbersBy(name, scanner.take(/\d+/y) ?? '');
  if (!numbers) throw new PasteError('helper', col);
  return numbers.map((number) => ({ number, col }));
}

function readNumbers(scanner: Scanner): Subject[] {
  const subjects: Subject[] = [];
  for (;;) {
    const { col } = scanner;
    const number = scanner.take(/\d+/y);
    if (number === null) break;
    if (number.length > 4) throw new PasteError('number_length', col);
    subjects.push({ number, col });
    if (!scanner.take(/[\s,./-]+(?=\d)/y)) break;
  }
  return subjects;
}

function readAmount(scanner: Scanner, place: Place | null): Price {
  const { col } = scanner;
  if (scanner.take(/-(?=\s*\d)/y)) throw new PasteError('amount_negative', col);
  const written = scanner.take(/[\d.]+/y) ?? '';
  const satang = parseBaht(written);
  if (satang === null) throw new PasteError(problemOfAmount(written), col);
  return { place, satang, col };
}

function readPlainPrices(scanner: Scanner): Price[] {
  const prices: Price[] = [];
  do {
    scanner.skipBlanks();
    prices.push(readAmount(scanner, null));
  } while (scanner.take(/\s*[xX×*+-]/y));
  return prices;
}

function readWordedPrices(scanner: Scanner): Price[] {
  const prices: Price[] = [];
  for (;;) {
    scanner.skipBlanks();
    const places = words[scanner.take(WORD) ?? ''];
    if (!places) return prices;
    scanner.skipBlanks();
    const price = readAmount(scanner, null);
    prices.push(...places.map((place) => ({ ...price, place })));
  }
}

/** A number and its prices between dashes. Both readings of it are given; what stands below it decides. */
function readChain(text: string, offset: number): Statement {
  const scanner = new Scanner(text, offset);
  scanner.skipBlanks();
  const { col } = scanner;
  const subject = { number: scanner.take(/\d+/y) ?? '', col };
  scanner.take(/\s*-/y);
  const prices = readPlainPrices(scanner);
  const numbers = text.split('-').map((part) => part.trim());
  const areNumbers = numbers.every((number) => /^\d{1,4}$/.test(number));
  const subjects = areNumbers ? readNumbers(new Scanner(text.trimStart(), col - 1)) : [subject];
  return { bottom: false, subjects, prices: [], chain: { subject, prices } };
}

/**
 * Reads one statement of a slip; digits are ASCII already. `offset` is how much of its line stands before it.
 * Throws PasteError at the first character that does not fit.
 */
export function readStatement(text: string, offset: number): Statement {
  if (CHAIN.test(text)) return readChain(text, offset);
  const scanner = new Scanner(text, offset);
  scanner.skipBlanks();
  const bottom = scanner.take(/=(?=\s*\d+\s*=)/y) !== null;
  scanner.skipBlanks();
  const subjects = scanner.take(/\*/y) ? readHelper(scanner) : readNumbers(scanner);
  scanner.skipBlanks();
  const isPriced = scanner.take(/=/y) !== null;
  const worded = readWordedPrices(scanner);
  const prices = isPriced && worded.length === 0 ? readPlainPrices(scanner) : worded;
  scanner.skipBlanks();
  if (!scanner.isAtEnd) throw new PasteError('unreadable', scanner.col);
  return { bottom, subjects, prices, chain: null };
}
