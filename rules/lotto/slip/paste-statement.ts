import { PasteError } from './paste-error.ts';
import { HEADING_HERE, type Heading, headingOf } from './paste-heading.ts';
import { Scanner } from './scanner.ts';
import { isRoundPrice, type Price, readAmount } from './slip-amount.ts';
import { type Chain, isChain, readChain } from './slip-chain.ts';
import { isRoundAmount, mayPartBets } from './slip-doubt.ts';
import { checkRun, type NumberRun, readHelper, type Subject, seesHelper, takeRun } from './slip-numbers.ts';
import { EACH, readPlainPrices, readWordedPrices } from './slip-prices.ts';
import { mayBeSum } from './slip-sum.ts';
import { type SlipText, sliceOf } from './slip-text.ts';
import { inAllOrders, takeTurn, takeTurnBehind } from './slip-turn.ts';

interface Priced {
  /** The heading that stands in the statement itself. */
  readonly heading: Heading | null;
  readonly prices: readonly Price[];
}

/** Numbers with their prices. */
export interface Bet extends Priced {
  readonly kind: 'bet';
  readonly subjects: readonly Subject[];
  /** How the statement says its places: by `=` ahead, by words of its line, or by words that may hold below it too: `ล่าง: 12=50`. */
  readonly said: 'sign' | 'line' | 'open' | null;
  /** Where a number of one digit may be that of a list: `5 50*50`. */
  readonly listCol: number | null;
  /** True where a price below may be its: `12 กลับ 50`. */
  readonly isLoose?: boolean;
}

/** `50*20`: the number 50 at 20, or two prices for the numbers above it. */
export interface Starred extends Priced {
  readonly kind: 'starred';
  readonly subject: Subject;
  /** What it is as a price; null where it cannot be one. */
  readonly asPrices: readonly Price[] | null;
}

/** One statement of a slip. */
export type Statement =
  | Bet
  /** Several bets side by side; all of them or none are taken. */
  | { readonly kind: 'bets'; readonly bets: readonly Bet[] }
  | Starred
  | Chain
  | { readonly kind: 'numbers'; readonly subjects: readonly Subject[] }
  | (Priced & {
      readonly kind: 'price';
      readonly col: number;
      /** True for `ตัวละ 50`. */
      readonly isEach: boolean;
    });

const TIMES = /\s*[xX×*]\s*(?=[\d฿.-])/y;
/** วิ่ง between a digit and what follows it: `5 วิ่งบน 100`. */
const RUNNING = /\s*วิ่ง(?=\s*(?:[=@]|[ก-๙]))/y;
const AT = /\s*[=@]/y;
const AHEAD = /(?=\*|\d+(?:[\s,./-]+\d+)*\s*(?:=|@|[xX×*]|(?:ตัว|เลข)?ละ))/y;
const AMOUNT = '(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)';
const ITEM = `\\d{1,4}\\s*=\\s*${AMOUNT}(?:\\s*[xX×*+/-]\\s*${AMOUNT})*(?:\\s*(?:บาท|฿|\\.-))?`;
const ITEMS = new RegExp(`^${ITEM}(?:(?:\\s*,\\s+|,(?!\\d{3}(?!\\d))|\\s+)${ITEM})+$`);

const bottomOnly: Heading = { places: ['bottom'], digits: null, hasColumns: false, hasTodBehind: false };

function saidBy(heading: Heading | null): Pick<Bet, 'heading' | 'said'> {
  return { heading, said: heading === bottomOnly ? 'sign' : heading && 'line' };
}

/** `12 100บ 50` and `123 100 ต20`: what stands ahead of the word may be its price, or that of the first place. */
function checkWord(scanner: Scanner, { subjects, signs }: NumberRun): void {
  const last = subjects.at(-1)?.number ?? '';
  const [, gap = '', word = '', behind = ''] = /^(\s*)([ก-๙]+)(\s*)/.exec(scanner.rest) ?? [];
  // `12 70 ล่าง ตัวละ 50` says its price behind the word.
  if (word === '' || /^\s*[ก-๙]+?\s*(?:ตัว|เลข|อย่าง)(?:ละ|ล่ะ)/.test(scanner.rest)) return;
  const isMany = subjects.length > 1;
  const isGlued = gap === '' && (isMany || (behind !== '' && word.length === 1));
  const isLater = signs.at(-1) === ' ' && !/^(?:บ|ตรง)/.test(word);
  const isPriceAhead = isMany && (behind !== '' || isLater) && isRoundAmount(last);
  const isCount = !isMany && /^[2-4]$/.test(last) && word.length > 1;
  if (isGlued || isPriceAhead || isCount) throw new PasteError('ambiguous', scanner.col);
}

function readSuffix(scanner: Scanner, ahead: Heading | null): Heading | null {
  scanner.skipBlanks();
  const found = ahead || scanner.isAtEnd ? null : scanner.take(HEADING_HERE);
  scanner.skipBlanks();
  if (!scanner.isAtEnd) throw new PasteError('unreadable', scanner.col);
  return found === null ? ahead : headingOf(found);
}

/** A figure that stands among numbers as the first price. */
function priceOf({ number, col }: Subject): Price {
  return { place: null, ...readAmount(new Scanner({ text: number, cols: [col] }), false) };
}

const isTens = ({ number }: Subject) => /^[1-9]\d*0$/.test(number);

/** `12*34` and `12x34x56`: numbers side by side sooner than one at prices that nobody stakes. */
function checkStars({ number, col }: Subject, prices: readonly Price[]): void {
  const hasAsManyDigits = ({ satang }: Price) => String(satang / 100n).length === number.length;
  if (prices.some((price) => hasAsManyDigits(price) && !isRoundPrice(price)))
    throw new PasteError('ambiguous', col);
}

/** A number, or several, and prices between stars: `12*50`, `12 100*50`, `12-100*50`. */
function readStarred(scanner: Scanner, run: NumberRun, heading: Heading | null): Statement {
  const last = run.subjects.at(-1);
  if (!last) throw new PasteError('unreadable', scanner.col);
  if (mayPartBets(scanner.text)) throw new PasteError('ambiguous', last.col);
  scanner.take(TIMES);
  if (run.subjects.length === 1) {
    const prices = readPlainPrices(scanner);
    const own = readSuffix(scanner, heading);
    checkStars(last, prices);
    const isPrice = !own && isRoundAmount(last.number) && prices.every(isRoundPrice);
    const asPrices = isPrice ? [priceOf(last), ...prices] : null;
    return { kind: 'starred', heading: own, subject: last, prices, asPrices };
  }
  const numbers = { subjects: run.subjects.slice(0, -1), signs: run.signs.slice(0, -1) };
  const [first, second] = numbers.subjects;
  const isAlike = first?.number.length === last.number.length;
  const isApart = !second || run.signs.at(-1) === ' ';
  checkRun(numbers, true);
  const sign = run.signs.at(-1) ?? ' ';
  const prices = readPlainPrices(scanner, [priceOf(last)]);
  // `12 20*20` says the same price twice; `12 20*50` may be two numbers.
  const isSaid = prices[0]?.satang === prices[1]?.satang || (sign === '-' && /0$/.test(last.number));
  const isClear = !isAlike || (isSaid && !numbers.subjects.some(isTens));
  const isPrice = isApart && isClear && isRoundAmount(last.number) && !/[.,]/.test(sign);
  if (!isPrice) throw new PasteError('ambiguous', last.col);
  const listCol = first && first.number.length === 1 ? first.col : null;
  return {
    kind: 'bet',
    ...saidBy(readSuffix(scanner, heading)),
    subjects: numbers.subjects,
    prices,
    listCol,
  };
}

function readPriceLine(scanner: Scanner): Statement {
  const { col } = scanner;
  const isEach = scanner.take(EACH) !== null;
  const isMarked = isEach || scanner.take(AT) !== null;
  scanner.skipBlanks();
  const worded = readWordedPrices(scanner);
  if (!isMarked && worded.length === 0) throw new PasteError('unreadable', scanner.col);
  const prices = worded.length > 0 ? worded : readPlainPrices(scanner);
  return { kind: 'price', heading: readSuffix(scanner, null), prices, isEach, col: prices[0]?.col ?? col };
}

/** A price behind a blank, where it is no number of so many digits sooner: `123 6กลับ 20`. */
function readBarePrices(scanner: Scanner, otherThan: number): readonly Price[] {
  const [, figure = ''] = /^\s*(\d+)/.exec(scanner.rest) ?? [];
  return isRoundAmount(figure) && figure.length !== otherThan ? readPlainPrices(scanner) : [];
}

function readNumbers(scanner: Scanner, ahead: Heading | null): Statement {
  const written = takeRun(scanner);
  if (scanner.sees(TIMES)) return readStarred(scanner, written, ahead);
  const { col } = scanner;
  const turn = takeTurn(scanner, written);
  const run = turn?.run ?? written;
  const isRunning = run.subjects.every(({ number }) => number.length === 1) && scanner.take(RUNNING) !== null;
  const each = scanner.take(EACH);
  if (each !== null && !turn && run.subjects.length === 1) throw new PasteError('ambiguous', col);
  const isMarked = each !== null || scanner.take(AT) !== null || (turn && scanner.take(TIMES) !== null);
  if (!isMarked && !isRunning) checkWord(scanner, run);
  const worded = readWordedPrices(scanner);
  const isPlain = worded.length === 0;
  const bare = turn && !isMarked && isPlain ? readBarePrices(scanner, 0) : [];
  const prices = isMarked && isPlain ? readPlainPrices(scanner) : isPlain ? bare : worded;
  const turned = takeTurnBehind(scanner, run, prices) ?? turn;
  const heading = readSuffix(scanner, ahead);
  checkRun(run, prices.length > 0);
  const subjects = turned ? inAllOrders(turned) : run.subjects;
  if (prices.length === 0) {
    if (heading) throw new PasteError('unreadable', col);
    return { kind: 'numbers', subjects };
  }
  const [first, ...more] = run.subjects;
  if (each === null && mayBeSum([run.subjects.map(({ number }) => number)], prices))
    throw new PasteError('ambiguous', first?.col ?? col);
  // `1 2=50` and `1.2=50` are two numbers, or the first of a list.
  const isListed =
    each === null &&
    worded.length === 0 &&
    [' ', '.'].includes(run.signs.join()) &&
    more.length === 1 &&
    first?.number.length === 1;
  const listCol = isListed ? first.col : null;
  return { kind: 'bet', ...saidBy(heading), subjects, prices, listCol, isLoose: bare.length > 0 };
}

function readAfterHelper(scanner: Scanner, ahead: Heading | null): Statement {
  const subjects = readHelper(scanner);
  const input = /\d*$/.exec(scanner.behind)?.[0] ?? '';
  const isMarked = [EACH, AT, TIMES].some((sign) => scanner.take(sign) !== null);
  scanner.skipBlanks();
  const worded = readWordedPrices(scanner);
  const isPlain = worded.length === 0;
  const bare = !isMarked && isPlain && input !== '' ? readBarePrices(scanner, input.length) : [];
  const prices = isMarked && isPlain ? readPlainPrices(scanner) : isPlain ? bare : worded;
  const heading = readSuffix(scanner, ahead);
  if (prices.length === 0) return { kind: 'numbers', subjects };
  return { kind: 'bet', ...saidBy(heading), subjects, prices, listCol: null, isLoose: bare.length > 0 };
}

function readOne(part: SlipText, ahead: Heading | null): Statement {
  if (!ahead && isChain(part.text)) return readChain(part);
  const scanner = new Scanner(part);
  const bottom = !ahead && scanner.take(/=(?=\s*\d+\s*=)/y) !== null ? bottomOnly : ahead;
  scanner.skipBlanks();
  if (seesHelper(scanner)) return readAfterHelper(scanner, bottom);
  return scanner.sees(/\d/y) ? readNumbers(scanner, bottom) : readPriceLine(scanner);
}

/** The heading ahead of numbers in one line, and where they begin. */
export function aheadOf({ text }: SlipText): { heading: Heading; end: number; isOpen: boolean } | null {
  const scanner = new Scanner({ text, cols: [] });
  const words = scanner.take(HEADING_HERE);
  const heading = words === null ? null : headingOf(words);
  const isOpen = scanner.take(/\s*:\s*/y) !== null;
  scanner.skipBlanks();
  if (!heading || !(scanner.sees(AHEAD) || seesHelper(scanner))) return null;
  return { heading, end: text.length - scanner.rest.length, isOpen: isOpen || heading.digits !== null };
}

/**
 * Reads a statement that is bare of all around it. All of it is understood, or PasteError says where it is not:
 * nothing is left out and nothing guessed.
 */
export function readStatement(part: SlipText): Statement {
  const ahead = aheadOf(part);
  const rest = ahead ? sliceOf(part, ahead.end) : part;
  const readBehind = (piece: SlipText): Statement => {
    const one = readOne(piece, ahead?.heading ?? null);
    return one.kind === 'bet' && ahead?.isOpen ? { ...one, said: 'open' } : one;
  };
  if (!ITEMS.test(rest.text)) return readBehind(rest);
  // Whether words ahead of several bets are meant for the first alone is not certain.
  if (ahead && !ahead.isOpen) throw new PasteError('ambiguous', part.cols[0] ?? 1);
  const items = [...rest.text.matchAll(new RegExp(ITEM, 'g'))];
  const bets = items.map(({ index, 0: item }) => readBehind(sliceOf(rest, index, index + item.length)));
  return { kind: 'bets', bets: bets.filter((one) => one.kind === 'bet') };
}
