import { PasteError } from './paste-error.ts';
import { Scanner } from './scanner.ts';
import { type Price, readAmount } from './slip-amount.ts';
import { couldBeDate, couldBePhone, isRoundAmount, mayPartBets } from './slip-doubt.ts';
import { type NumberRun, type Subject, takeRun } from './slip-numbers.ts';
import type { SlipText } from './slip-text.ts';

/** Figures between dashes: a number and its prices, or numbers for which a price may follow. */
export interface Chain {
  readonly kind: 'chain';
  /** The figures as numbers; null where they cannot all be. */
  readonly run: NumberRun | null;
  readonly subject: Subject;
  readonly prices: readonly Price[];
  /** True where it is certainly a number and prices unless a price stands below. */
  readonly isBet: boolean;
  /** True where all but the first may be prices, so that a price below does not make numbers of them: `70-75-10`. */
  readonly mayBeBet: boolean;
  /** Where a number of one digit may be that of a list: `5-100`. */
  readonly listCol: number | null;
}

const CHAIN = /^\d{1,4}(?:\s*-\s*\d+(?:,\d{3})*(?:\.\d*)?)+\s*(?:บาท|฿)?$/;

/** A dot that may part two figures as the dashes do: `12-34.50`. */
const DOTTED = /-\s*(?:[5-9]|[1-9]\d+)\.(?!0+(?!\d)|-|$)\d{1,2}(?!\d)/;

export const isChain = (text: string) => CHAIN.test(text);

/** True for a figure that is no number sooner. */
const isAmount = (figure: string) => isRoundAmount(figure) || figure === '0' || figure.length > 4;

function numbersOf(part: SlipText): NumberRun | null {
  if (!/^[\d\s-]+$/.test(part.text) || /\d{5}/.test(part.text)) return null;
  const run = takeRun(new Scanner(part));
  const [first] = run.subjects;
  return run.subjects.every(({ number }) => number.length === first?.number.length) ? run : null;
}

/** Reads figures between dashes; throws PasteError for what may be a date, a phone or an account number. */
export function readChain(part: SlipText): Chain {
  const figures = part.text.match(/\d+/g) ?? [];
  const scanner = new Scanner(part);
  const { col } = scanner;
  const subject = { number: scanner.take(/\d+/y) ?? '', col };
  const run = numbersOf(part);
  const isMoney = /(?:บาท|฿)$/.test(part.text);
  if (!isMoney && couldBeDate(figures)) throw new PasteError('date', col);
  if (!isMoney && couldBePhone(figures) && (!run || run.subjects[0]?.number.startsWith('0')))
    throw new PasteError('phone', col);
  // `12 -50` takes away.
  if (/\d\s+-\d/.test(part.text)) throw new PasteError('ambiguous', col);
  if (mayPartBets(part.text) || (!isMoney && DOTTED.test(part.text))) throw new PasteError('ambiguous', col);
  const areAmounts = isMoney || /[.,]/.test(part.text) || figures.slice(1).every(isAmount);
  const isBet = areAmounts && !(run && isRoundAmount(subject.number));
  const prices: Price[] = [];
  while (isBet && scanner.take(/\s*-\s*/y) !== null)
    prices.push({ place: null, ...readAmount(scanner, false) });
  const listCol = subject.number.length === 1 && !isMoney ? col : null;
  return { kind: 'chain', run, subject, prices, isBet, mayBeBet: areAmounts, listCol };
}
