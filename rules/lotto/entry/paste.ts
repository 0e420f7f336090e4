import type { BetType } from '#rules/lotto/bet-type.ts';
import { mergeBets } from '#rules/lotto/merge-bets.ts';
import { normaliseDigits } from '#rules/text/digits.ts';
import {
  PasteError,
  type Place,
  type Price,
  type Problem,
  readStatement,
  type Subject,
} from './paste-statement.ts';

/** A line that a slip asks for. */
interface EntryLine {
  readonly type: BetType;
  readonly number: string;
  readonly satang: bigint;
}

export interface PasteProblem {
  /** From 1. */
  readonly line: number;
  readonly col: number;
  readonly problem: Problem;
}

/** What a heading line (บน, ล่าง, โต๊ด, บนล่าง) says about the lines below it. */
type Heading = Place | 'both';

const headings: readonly [RegExp, Heading][] = [
  [/^บน\s*\+?\s*ล่าง$/, 'both'],
  [/^บน$/, 'top'],
  [/^ล่าง$/, 'bottom'],
  [/^โต๊ด$/, 'tod'],
];

const bets: Readonly<Record<Place, readonly (BetType | null)[]>> = {
  top: ['run_top', 'top_2', 'top_3', 'top_4'],
  bottom: ['run_bottom', 'bottom_2', 'bottom_3', null],
  tod: [null, null, 'tod_3', 'tod_4'],
};

/** Places of prices that carry no word: the first, and a second after `x`. */
function placesOf(number: string, heading: Heading | null, count: number): readonly Place[] {
  if (heading === 'both') return ['top', 'bottom'];
  if (heading === 'bottom' || heading === 'tod') return [heading];
  return count === 1 ? ['top'] : ['top', number.length > 2 ? 'tod' : 'bottom'];
}

function linesOf(subject: Subject, prices: readonly Price[], heading: Heading | null): EntryLine[] {
  const positions = placesOf(subject.number, heading, prices.length);
  const [only] = prices;
  // Under บนล่าง one price without a word is the price of both.
  const spread = heading === 'both' && prices.length === 1 && only?.place === null ? [only, only] : prices;
  return spread.flatMap((price, at) => {
    const place = price.place ?? positions[at];
    if (!place) throw new PasteError('price_count', price.col);
    if (price.satang === 0n) return [];
    const type = bets[place][subject.number.length - 1];
    if (!type) throw new PasteError('no_such_bet', subject.col);
    return [{ type, number: subject.number, satang: price.satang }];
  });
}

function checkPrices(prices: readonly Price[]): void {
  const [first] = prices;
  if (first && prices.every((price) => price.satang === 0n)) throw new PasteError('amount', first.col);
  const repeated = prices.find(
    ({ place }, at) => place !== null && prices.findIndex((other) => other.place === place) < at,
  );
  if (repeated) throw new PasteError('price_count', repeated.col);
}

/**
 * Reads a pasted slip (โพย). One statement a line or between `;`:
 * `12=100` top · `12=100x50` top and bottom · `123=100x20` top and tod · `=25=100` bottom · `470 บ50 ต50` by word ·
 * `12 34 56=100` several numbers · numbers on lines of their own, then `=100` · `*19ประตู5=10x10` a helper ·
 * a heading บน, ล่าง, โต๊ด or บนล่าง for the lines below it. Thai and full-width digits are taken.
 * Lines of the same bet are merged. What cannot be read gives a problem with its place and no lines; nothing is dropped in silence.
 */
export function readSlipText(text: string): { lines: EntryLine[]; problems: PasteProblem[] } {
  const lines: EntryLine[] = [];
  const problems: PasteProblem[] = [];
  let heading: Heading | null = null;
  let waiting: { subjects: readonly Subject[]; line: number }[] = [];

  const giveUpWaiting = () => {
    for (const { subjects, line } of waiting)
      problems.push({ line, col: subjects[0]?.col ?? 1, problem: 'no_price' });
    waiting = [];
  };

  function readOne(part: string, offset: number, line: number): void {
    const { bottom, subjects, prices } = readStatement(part, offset);
    if (subjects.length > 0 && prices.length === 0) {
      waiting.push({ subjects, line });
      return;
    }
    const group = waiting.flatMap((entry) => entry.subjects);
    const own = subjects.length > 0 ? subjects : group;
    if (own.length === 0) throw new PasteError('price_count', prices[0]?.col ?? offset + 1);
    checkPrices(prices);
    const read = own.flatMap((subject) => linesOf(subject, prices, bottom ? 'bottom' : heading));
    if (subjects.length === 0) waiting = [];
    else giveUpWaiting();
    lines.push(...read);
  }

  for (const [at, written] of normaliseDigits(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const title = written.trim().replace(/\s*:$/, '');
    const found = headings.find(([form]) => form.test(title));
    if (found) {
      giveUpWaiting();
      heading = found[1];
      continue;
    }
    let offset = 0;
    for (const part of written.split(';')) {
      try {
        if (part.trim() !== '') readOne(part, offset, at + 1);
      } catch (error) {
        if (!(error instanceof PasteError)) throw error;
        problems.push({ line: at + 1, col: error.col, problem: error.problem });
        // Its price may be the one that could not be read: never give it the next.
        giveUpWaiting();
      }
      offset += part.length + 1;
    }
  }
  giveUpWaiting();
  return {
    lines: mergeBets(lines, (first, other) => ({ ...first, satang: first.satang + other.satang })),
    problems: problems.sort((one, other) => one.line - other.line || one.col - other.col),
  };
}
