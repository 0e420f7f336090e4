import { entryHelpers, numbersBy } from '#rules/lotto/entry/entry.ts';
import { PasteError } from './paste-error.ts';
import type { Scanner } from './scanner.ts';
import {
  couldBeDate,
  couldBePhone,
  couldBeRange,
  couldBeSpacedDate,
  couldBeTime,
  isRoundAmount,
} from './slip-doubt.ts';

export interface Subject {
  readonly number: string;
  /** Column in the line, from 1. */
  readonly col: number;
  /** True for one of the orders that a number was turned into. */
  readonly isTurned?: boolean;
}

/** Numbers side by side, and what stands between each and the next. */
export interface NumberRun {
  readonly subjects: readonly Subject[];
  readonly signs: readonly string[];
}

const helperNames = entryHelpers
  .flatMap(({ name, aliases }) => [name, ...aliases])
  .sort((one, other) => other.length - one.length);
/** Names that go on in digits where another ends: `กลับ234` is กลับ of 234, not กลับ2 of 34. */
const grownNames = helperNames.filter(
  (name) => /\d$/.test(name) && helperNames.includes(name.replace(/\d+$/, '')),
);
/** Those that may stand without `*`: a name that needs digits is no word of a sentence. */
const plainNames = entryHelpers
  .filter(({ input }) => input !== null)
  .flatMap(({ name, aliases }) => [name, ...aliases])
  .sort((one, other) => other.length - one.length);
const PLAIN_HELPER = new RegExp(plainNames.join('|'), 'y');

/** True where a helper stands, with `*` or as a word. */
export const seesHelper = (scanner: Scanner) => scanner.sees(/\*/y) || scanner.sees(PLAIN_HELPER);

const sortedDigits = (number: string) => [...number].sort().join('');

/** The numbers that a helper makes of the digits behind it. */
export function readHelper(scanner: Scanner): Subject[] {
  const isMarked = scanner.take(/\*\s*/y) !== null;
  const { col, rest } = scanner;
  const name = (isMarked ? helperNames : plainNames).find(
    (one) => rest.startsWith(one) && !(grownNames.includes(one) && /\d/.test(rest.charAt(one.length))),
  );
  if (!name) throw new PasteError('helper', col);
  // `วิน 2345`: the 2 is the first digit, or how many are taken.
  if (/\d$/.test(name) && /\d/.test(rest.charAt(name.length))) throw new PasteError('ambiguous', col);
  scanner.take(new RegExp(`${name}\\s*`, 'y'));
  const numbers = numbersBy(name, scanner.take(/\d+/y) ?? '');
  const [count] = name.includes('กลับ') ? (/\d+/.exec(name) ?? []) : [];
  if (!numbers || (count !== undefined && numbers.length > Number(count)))
    throw new PasteError('helper', col);
  const isTurned = new Set(numbers.map(sortedDigits)).size < numbers.length;
  return numbers.map((number) => ({ number, col, isTurned }));
}

/** All figures that stand here side by side. */
export function takeRun(scanner: Scanner): NumberRun {
  const subjects: Subject[] = [];
  const signs: string[] = [];
  for (;;) {
    const { col } = scanner;
    const number = scanner.take(/\d+/y);
    if (number === null) break;
    if (number.length > 4) throw new PasteError('number_length', col);
    subjects.push({ number, col });
    const sign = scanner.take(/\s*[,./-]\s*(?=\d)|\s+(?=\d)/y);
    if (sign === null) break;
    signs.push(sign.trim() || ' ');
  }
  return { subjects, signs };
}

/** Throws PasteError for figures that are not certainly numbers that are bet on. `isPriced`: their price stands in the same line. */
export function checkRun({ subjects, signs }: NumberRun, isPriced: boolean): void {
  const [first, second] = subjects;
  if (!first || !second) return;
  const parts = subjects.map(({ number }) => number);
  const used = new Set(signs.map((sign) => (sign === ',' ? ' ' : sign)));
  const [sign = ' '] = used;
  const isLoose = sign === ' ' && used.size === 1;
  if (isLoose ? (!isPriced || parts.length > 3) && couldBeSpacedDate(parts) : couldBeDate(parts))
    throw new PasteError('date', first.col);
  if (!isPriced && couldBePhone(parts) && /^0/.test(parts.join('')) && parts.join('').length < 11 && !isLoose)
    throw new PasteError('phone', first.col);
  const other = subjects.find(({ number }) => number.length !== first.number.length);
  if (other) throw new PasteError('mixed_lengths', other.col);
  if (used.size > 1) throw new PasteError('ambiguous', second.col);
  // `12.34.56=50` has a price, as no time to the second has.
  const isTime = sign === '.' && couldBeTime(parts) && !(isPriced && parts.length === 3);
  if (isTime) throw new PasteError('time', first.col);
  // `12-50=20` may be prices all of them.
  const isPriceAhead = isPriced && /[-/]/.test(sign) && parts.length === 2 && isRoundAmount(second.number);
  if (isPriceAhead && !isRoundAmount(first.number)) throw new PasteError('ambiguous', second.col);
  if (sign === '-' && couldBeRange(parts)) throw new PasteError('range', first.col);
}
