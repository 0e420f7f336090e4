import type { BetType } from '#rules/lotto/bet-type.ts';
import { normaliseDigits } from '#rules/text/digits.ts';
import { type Heading, headingOf } from './paste-heading.ts';
import {
  PasteError,
  type Price,
  type Problem,
  readStatement,
  type Statement,
  type Subject,
} from './paste-statement.ts';
import { betAt, type Place } from './places.ts';

/** A line that a slip asks for. */
export interface SlipLine {
  readonly type: BetType;
  readonly number: string;
  readonly satang: bigint;
}

/** One that stands in the text at `line`, from 1. */
export interface SlipEntry extends SlipLine {
  readonly line: number;
}

export interface PasteProblem {
  /** From 1. */
  readonly line: number;
  readonly col: number;
  readonly problem: Problem;
}

/** What a slip says: every bet in its order, a bet that is there twice twice, and every place that could not be read. */
export interface Slip {
  readonly entries: readonly SlipEntry[];
  readonly problems: readonly PasteProblem[];
}

/** So many lines are read between two pauses. */
const STEP_LINES = 50;
/** The start of a statement that is a price without numbers. */
const PRICE_FIRST = /^\s*(?:=|บ|ล|โต|ต|หน้า|น)/;
const bottomOnly: Heading = { places: ['bottom'], digits: null };

/** Places of prices that carry no word, by the number of digits. */
const positions: readonly (readonly Place[])[] = [
  ['top', 'bottom'],
  ['top', 'bottom'],
  ['top', 'tod', 'bottom'],
  ['top', 'tod'],
];

function linesOf(subject: Subject, prices: readonly Price[], heading: Heading | null): SlipLine[] {
  const { number, col } = subject;
  const isOther = heading !== null && heading.digits !== null && heading.digits !== number.length;
  if (isOther && prices.some(({ place }) => place === null)) throw new PasteError('no_such_bet', col);
  const fixed = heading?.places ?? null;
  const places = fixed ?? positions[number.length - 1] ?? [];
  const [only] = prices;
  // Under บนล่าง one price without a word is the price of both.
  const spread = fixed && prices.length === 1 && only?.place === null ? fixed.map(() => only) : prices;
  return spread.flatMap((price, at) => {
    const place = price.place ?? places[at];
    if (!place) throw new PasteError('price_count', price.col);
    if (price.satang === 0n) return [];
    const type = betAt(place, number.length);
    if (!type) throw new PasteError('no_such_bet', col);
    return [{ type, number, satang: price.satang }];
  });
}

function checkPrices(prices: readonly Price[]): void {
  const [first] = prices;
  if (first && prices.every((price) => price.satang === 0n)) throw new PasteError('amount_zero', first.col);
  const repeated = prices.find(
    ({ place }, at) => place !== null && prices.findIndex((other) => other.place === place) < at,
  );
  if (repeated) throw new PasteError('price_count', repeated.col);
}

const WIDTHLESS = '[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]';
const INSIDE = new RegExp(`(\\d)(${WIDTHLESS}+)(?=\\d)`, 'g');
const BESIDE = new RegExp(WIDTHLESS, 'g');

/**
 * Other writings of digits and signs as ASCII; every character keeps its column. What has no width is a blank, but within a number, which
 * that would take apart unseen, it can be read as nothing.
 */
export function normalised(text: string): string {
  return normaliseDigits(text)
    .replace(/[\uff1d\uff0a\uff0b\uff1b\uff0c\uff0e\uff0f\uff1a\uff58\uff38]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - 0xfee0),
    )
    .replace(/[\u2010-\u2015\u2212\uff0d]/g, '-')
    .replace(INSIDE, (_, digit: string, marks: string) => digit + '\ufffd'.repeat(marks.length))
    .replace(BESIDE, ' ');
}

/** What is read of a slip, statement by statement. */
class SlipReader {
  readonly entries: SlipEntry[] = [];
  readonly problems: PasteProblem[] = [];
  private heading: Heading | null = null;
  /** Statements with numbers for which a price may follow. */
  private waiting: { statement: Statement; line: number }[] = [];

  readLine(written: string, line: number): void {
    const heading = headingOf(written);
    if (heading) {
      this.endGroup();
      this.heading = heading;
      return;
    }
    let offset = 0;
    for (const part of written.split(';')) {
      if (part.trim() !== '') this.readPart(part, offset, line);
      offset += part.length + 1;
    }
  }

  /** Numbers that still wait get no price any more. */
  endGroup(isPriceUnread = false): void {
    const group = this.waiting;
    this.waiting = [];
    for (const { statement, line } of group) {
      const { chain, subjects } = statement;
      if (!chain || isPriceUnread) this.note(new PasteError('no_price', subjects[0]?.col ?? 1), line);
      else {
        const problem = this.problemOf(() => this.add([chain.subject], chain.prices, this.heading, line));
        if (problem) this.note(problem, line);
      }
    }
  }

  private readPart(part: string, offset: number, line: number): void {
    const problem = this.problemOf(() => this.readOne(readStatement(part, offset), line));
    if (!problem) return;
    this.note(problem, line);
    // Their price may be the one that could not be read: never give them the next.
    this.endGroup(PRICE_FIRST.test(part));
  }

  private readOne(statement: Statement, line: number): void {
    const { bottom, subjects, prices } = statement;
    if (subjects.length > 0 && prices.length === 0) {
      this.waiting.push({ statement, line });
    } else if (subjects.length > 0) {
      this.endGroup();
      this.add(subjects, prices, bottom ? bottomOnly : this.heading, line);
    } else this.priceGroup(prices);
  }

  /** A price for all numbers that wait; where it fits one of them but not another, the other alone is a problem, and so is one that fits none. */
  private priceGroup(prices: readonly Price[]): void {
    if (this.waiting.length === 0) throw new PasteError('price_count', prices[0]?.col ?? 1);
    checkPrices(prices);
    const from = this.entries.length;
    const misfits: [PasteError, number][] = [];
    for (const { statement, line } of this.waiting) {
      const problem = this.problemOf(() => this.add(statement.subjects, prices, this.heading, line));
      if (problem?.problem === 'price_count') {
        this.entries.length = from;
        throw problem;
      }
      if (problem) misfits.push([problem, line]);
    }
    const isUnused = misfits.length === this.waiting.length;
    this.waiting = [];
    for (const [problem, line] of misfits) this.note(problem, line);
    if (isUnused) throw new PasteError('no_such_bet', prices[0]?.col ?? 1);
  }

  private add(subjects: readonly Subject[], prices: readonly Price[], heading: Heading | null, line: number) {
    checkPrices(prices);
    const lines = subjects.flatMap((subject) => linesOf(subject, prices, heading));
    for (const one of lines) this.entries.push({ ...one, line });
  }

  private note({ problem, col }: PasteError, line: number): void {
    this.problems.push({ line, col, problem });
  }

  private problemOf(read: () => void): PasteError | null {
    try {
      read();
      return null;
    } catch (error) {
      if (error instanceof PasteError) return error;
      throw error;
    }
  }
}

/**
 * Reads a pasted slip (โพย) in steps of some lines, so that a long one does not hold up the screen. One statement a line or between `;`:
 * `12=100` top · `12=100x50` top and bottom · `123=100x20x30` or `123-100-20-30` top, tod and bottom · `=25=100` bottom ·
 * `470 บ50 ต50 ล50 น50` by word · `12 34 56=100` several numbers · numbers on lines of their own, then `=100` ·
 * `*19ประตู5=10x10` a helper · a heading บน, ล่าง, โต๊ด, หน้า or บนล่าง for the lines below it. Thai and full-width digits are taken.
 * What cannot be read gives a problem with its place and no lines; nothing is dropped in silence.
 */
export function* readInSteps(text: string): Generator<undefined, Slip> {
  const reader = new SlipReader();
  const lines = normalised(text).split(/\r\n|\r|\n/);
  for (const [at, written] of lines.entries()) {
    reader.readLine(written, at + 1);
    if (at % STEP_LINES === STEP_LINES - 1) yield;
  }
  reader.endGroup();
  const problems = reader.problems.sort((one, other) => one.line - other.line || one.col - other.col);
  return { entries: reader.entries, problems };
}
