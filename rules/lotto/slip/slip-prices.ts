import { PasteError } from './paste-error.ts';
import { placesOf, WORD_HERE } from './paste-heading.ts';
import type { Scanner } from './scanner.ts';
import { type Price, readAmount } from './slip-amount.ts';
import { isRoundAmount } from './slip-doubt.ts';

const NEXT_PRICE = /\s*[xX×*+/-]\s*/y;
/** ตัวละ and its like, ahead of the price of each number. */
export const EACH = /\s*(?:ตัว|เลข)?(?:ละ|ล่ะ)\s*[:=]?/y;

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
    const isApart = /\s/.test(scanner.take(/\s*[.=:]?\s*/y) ?? '');
    isNumberAhead = isApart && scanner.sees(/\d+(?=[ก-๙])/y);
    const digits = isApart ? digitsAhead(scanner) : 0;
    const price = readAmount(scanner, true);
    prices.push(...places.map((place) => ({ ...price, place, digits })));
    scanner.take(/\s*[,/+]/y);
  }
}
