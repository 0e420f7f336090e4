import { betAt, type Place } from '#rules/lotto/entry/places.ts';
import { PasteError } from './paste-error.ts';
import { type Heading, placesUnder } from './paste-heading.ts';
import type { SlipLine } from './slip.ts';
import type { Price } from './slip-amount.ts';
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

function checkOrders({ number }: Subject, [, second, ...more]: readonly Price[]): void {
  const isCount = more.length === 0 && second?.place === null && second.satang % 100n === 0n;
  if (isCount && orders[number.length]?.includes(second.satang / 100n))
    throw new PasteError('ambiguous', second.col);
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

function linesOf({ number, col }: Subject, prices: readonly Price[], heading: Heading | null): SlipLine[] {
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
    return [{ type, number, satang: price.satang }];
  });
}

interface Above {
  /** The heading that says the places. */
  readonly heading: Heading | null;
  /** The one above the line, whose number of digits holds too. */
  readonly outer: Heading | null;
}

/** The bets of numbers at their prices, each with its column; throws PasteError where one of them is none. */
export function betLines(
  subjects: readonly Subject[],
  prices: readonly Price[],
  { heading, outer }: Above,
): (SlipLine & { col: number })[] {
  checkPrices(prices, heading);
  const isPlaced = prices.every(({ place }) => place !== null);
  return subjects.flatMap((subject) => {
    const { length } = subject.number;
    const isOther = [heading, outer].some(
      (one) => one?.digits !== null && one?.digits !== undefined && one.digits !== length,
    );
    if (isOther && !isPlaced) throw new PasteError('no_such_bet', subject.col);
    checkOrders(subject, prices);
    return linesOf(subject, prices, heading).map((line) => ({ ...line, col: subject.col }));
  });
}
