import { betAt, type Place } from '#rules/lotto/entry/places.ts';
import { PasteError } from './paste-error.ts';
import { type Heading, placesUnder } from './paste-heading.ts';
import type { SlipLine } from './slip.ts';
import type { Price } from './slip-amount.ts';
import { isRoundAmount } from './slip-doubt.ts';
import type { Subject } from './slip-numbers.ts';

/** Places of prices that carry no word, by the number of digits. */
const positions: readonly (readonly Place[])[] = [
  ['top', 'bottom'],
  ['top', 'bottom'],
  ['top', 'tod', 'bottom'],
  ['top', 'tod'],
];

/** How many orders a number of so many digits can have: `123=50x6` may ask for all of them. */
const orders: readonly (readonly bigint[])[] = [[], [], [2n], [3n, 6n], [4n, 6n, 12n, 24n]];

/** `123=50x6`, `12 34 56=50x3` and `12=100x3`: the last price may be how many orders, numbers or times there are. */
function checkCount({ number }: Subject, [first, ...more]: readonly Price[], count: number): void {
  const last = more.at(-1);
  if (last?.place !== null || last.satang % 100n !== 0n) return;
  const baht = last.satang / 100n;
  const isTimes = baht > 0n && baht < 5n && (first?.satang ?? 0n) >= 10_00n;
  if (isTimes || orders[number.length]?.includes(baht) || (count > 1 && baht === BigInt(count)))
    throw new PasteError('ambiguous', last.col);
}

/** `123 บน 456 โต๊ด 50` and `123*20*456*20`: a price that may be the next number. */
function checkNext({ number }: Subject, prices: readonly Price[]): void {
  const worded = prices.find(({ digits }) => digits === number.length && digits > 1);
  if (worded) throw new PasteError('ambiguous', worded.col);
  const [first, second, third] = prices;
  if (second?.place !== null || !third) return;
  const baht = String(second.satang / 100n);
  const isLikely = !isRoundAmount(baht) || first?.satang === third.satang;
  if (baht.length === number.length && isLikely) throw new PasteError('ambiguous', second.col);
}

/** `บน 45` on a line of its own: a heading and the first number below it, or a price of the numbers above. */
export function checkPriceLine(prices: readonly Price[]): void {
  const figure = prices.find(({ digits = 0 }) => digits > 1);
  if (figure) throw new PasteError('ambiguous', figure.col);
}

function checkPrices(prices: readonly Price[], heading: Heading | null): void {
  const [first] = prices;
  if (first && prices.every((price) => price.satang === 0n)) throw new PasteError('amount_zero', first.col);
  const repeated = prices.find(
    ({ place }, at) => place !== null && prices.findIndex((other) => other.place === place) < at,
  );
  if (repeated) throw new PasteError('price_count', repeated.col);
  const isTop = !heading?.places || heading.places.join() === 'top';
  if (first?.isBahtOrTop && !isTop) throw new PasteError('ambiguous', first.col);
}

function linesOf(
  { number, col, isTurned }: Subject,
  prices: readonly Price[],
  heading: Heading | null,
): SlipLine[] {
  const fixed = heading && placesUnder(heading, number.length);
  const places = fixed ?? positions[number.length - 1] ?? [];
  const [only] = prices;
  // Under บนล่าง one price without a word is the price of both.
  const isSpread = heading?.places && prices.length === 1 && only?.place === null;
  const spread = isSpread ? heading.places.map(() => only) : prices;
  return spread.flatMap((price, at) => {
    const place = price.place ?? places[at];
    if (!place) throw new PasteError('price_count', price.col);
    if (price.satang === 0n) return [];
    const type = betAt(place, number.length);
    if (!type) throw new PasteError('no_such_bet', col);
    // Any order of each of its orders would be the same bet again.
    if (isTurned && place === 'tod') throw new PasteError('ambiguous', price.col);
    return [{ type, number, satang: price.satang }];
  });
}

interface Above {
  /** The heading that says the places. */
  readonly heading: Heading | null;
  /** The one above the line, whose number of digits holds too. */
  readonly outer: Heading | null;
}

/** `บน 12 ล50`: the words ahead and those of the price say different places. */
function checkWords(prices: readonly Price[], own: Heading | null): void {
  const other = prices.find(({ place }) => place !== null && own?.places && !own.places.includes(place));
  if (other) throw new PasteError('ambiguous', other.col);
}

/** The bets of numbers at their prices, each with its column; throws PasteError where one of them is none. `count`: all numbers at that price. */
export function betLines(
  subjects: readonly Subject[],
  prices: readonly Price[],
  { heading, outer }: Above,
  count = subjects.length,
): (SlipLine & { col: number })[] {
  checkPrices(prices, heading);
  if (heading !== outer) checkWords(prices, heading);
  const isPlaced = prices.every(({ place }) => place !== null);
  // `2 ตัว 12=50` below ล่าง: both words may hold, or the one in the line alone.
  if (!isPlaced && heading?.places === null && outer?.places)
    throw new PasteError('ambiguous', subjects[0]?.col ?? 1);
  // Below `บน<tab>ล่าง` only a number with a price for each column is surely in none of them.
  const isWide = prices.length === heading?.places?.length && subjects.length === 1;
  if (!isPlaced && heading?.hasColumns && !isWide) throw new PasteError('ambiguous', prices[0]?.col ?? 1);
  return subjects.flatMap((subject) => {
    const { length } = subject.number;
    const isOther = [heading, outer].some(
      (one) => one?.digits !== null && one?.digits !== undefined && one.digits !== length,
    );
    if (isOther && !isPlaced) throw new PasteError('no_such_bet', subject.col);
    checkNext(subject, prices);
    checkCount(subject, prices, count);
    return linesOf(subject, prices, heading).map((line) => ({ ...line, col: subject.col }));
  });
}
