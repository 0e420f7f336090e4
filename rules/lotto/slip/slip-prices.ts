import type { Place } from '#rules/lotto/entry/places.ts';
import { PasteError } from './paste-error.ts';
import { placesOf, WORD_HERE } from './paste-heading.ts';
import type { Scanner } from './scanner.ts';
import { isRoundPrice, type Price, readAmount } from './slip-amount.ts';
import { isRoundAmount } from './slip-doubt.ts';

const NEXT_PRICE = /\s*[xX×*+/-]\s*/y;
const ANOTHER = /\s*[xX×*+/-]\s*[\d฿]/y;
/** ตัวละ and its like, ahead of the price of each number. */
export const EACH = /\s*(?:ตัว|เลข)?(?:ละ|ล่ะ)\s*[:=]?/y;
/** The same behind a place, where อย่างละ is that of each place and so of each number. */
const EACH_THERE = /\s*(?:ตัว|เลข|อย่าง)?(?:ละ|ล่ะ)\s*[:=]?\s*/y;

/** Prices without words: `50`, `100x50`. */
export function readPlainPrices(scanner: Scanner, first: readonly Price[] = []): Price[] {
  const prices = [...first];
  let before: string | null = null;
  for (;;) {
    scanner.skipBlanks();
    prices.push({ place: null, ...readAmount(scanner, false) });
    const { col } = scanner;
    const sign = scanner.take(NEXT_PRICE)?.trim().replace(/[xX×]/, '*');
    if (sign === undefined) break;
    // `123*50/456*50` parts two bets.
    if (before !== null && sign !== before) throw new PasteError('ambiguous', col);
    before = sign;
  }
  const [only, ...more] = prices;
  return only && more.length === 0 && scanner.take(/\s*บ\.?\s*$/y) !== null
    ? [{ ...only, isBahtOrTop: true }]
    : prices;
}

/** The digits of a figure that is no usual stake and not said to be money. */
function digitsAhead({ rest }: Scanner): number {
  const [figure = ''] = /^\d+(?![\d.,]|\s*(?:บาท|฿))/.exec(rest) ?? [];
  return isRoundAmount(figure) ? 0 : figure.length;
}

/** The prices of places that one word says: one for all of them, or as many as they are: `บนล่าง 50x20`. */
function readPlacedPrices(scanner: Scanner, places: readonly Place[], digits: number): Price[] {
  const price = readAmount(scanner, true);
  if (places.length === 1 || !scanner.sees(ANOTHER))
    return places.map((place) => ({ ...price, place, digits }));
  scanner.take(NEXT_PRICE);
  const prices = readPlainPrices(scanner, [{ ...price, place: null }]);
  // `บนโต๊ด 50x6` may say how many orders there are.
  const other = prices.slice(1).find((one) => !isRoundPrice(one));
  if (other) throw new PasteError('ambiguous', other.col);
  if (prices.length !== places.length) throw new PasteError('price_count', price.col);
  return prices.map((one, at) => ({ ...one, place: places[at] ?? null }));
}

/** Prices behind their words: `บ100 ล50`, `บนล่าง 50`; none where no word stands here. */
export function readWordedPrices(scanner: Scanner): Price[] {
  const prices: Price[] = [];
  // `12บน 34ล่าง=50`: 34 is a number sooner than the price of the word before it.
  let isNumberAhead = false;
  for (;;) {
    const isGlued = isNumberAhead && scanner.sees(/(?=[ก-๙])/y);
    scanner.skipBlanks();
    const { col } = scanner;
    const word = scanner.take(WORD_HERE);
    if (word !== null && isGlued) throw new PasteError('ambiguous', col);
    if (word === null) return prices;
    // Both places, or the word for taking away.
    if (word === 'ลบ') throw new PasteError('ambiguous', col);
    const places = placesOf(word);
    if (!places) throw new PasteError('price_count', col);
    const isEach = scanner.take(EACH_THERE) !== null;
    const isApart = !isEach && /\s/.test(scanner.take(/\s*[.=:]?\s*/y) ?? '');
    isNumberAhead = isApart && scanner.sees(/\d+(?=[ก-๙])/y);
    const digits = isApart ? digitsAhead(scanner) : 0;
    prices.push(...readPlacedPrices(scanner, places, digits));
    scanner.take(/\s*[,/+]/y);
  }
}
