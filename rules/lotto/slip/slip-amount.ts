import type { Place } from '#rules/lotto/entry/places.ts';
import { parseBaht } from '#rules/money/baht.ts';
import { PasteError, type Problem } from './paste-error.ts';
import type { Scanner } from './scanner.ts';
import { isRoundAmount } from './slip-doubt.ts';

/** What is staked on each number. */
export interface Price {
  /** Null for a price that its position places: `100x50`. */
  readonly place: Place | null;
  readonly satang: bigint;
  readonly col: number;
  /** True for `100บ`, which is baht or the place on top. */
  readonly isBahtOrTop?: boolean;
  /** How many digits a figure has that may be a number of its own: `12 บน 34`. */
  readonly digits?: number;
}

/** True for a price that people usually stake: its whole baht are a round amount. */
export const isRoundPrice = ({ satang }: Pick<Price, 'satang'>) => isRoundAmount(String(satang / 100n));

const THOUSANDS = /\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d.])/y;
/** `100.-` and `100,-`, as prices are written on paper. */
const WITH_DASH = /\d+(?:,\d{3})*(?=[.,]-(?!\s*\d))/y;

/** `100.` where nothing follows. */
const AT_END = /\d+(?:,\d{3})*(?=\.\s*$)/y;

function problemOfAmount(written: string): Problem {
  if (/^\d+\.\d{3,}$/.test(written)) return 'amount_decimals';
  return /^\d{8,}(\.\d{1,2})?$/.test(written) ? 'amount_huge' : 'amount';
}

/** An amount of money as it is written, without its commas. */
function takeWritten(scanner: Scanner): string {
  const dashed = scanner.take(WITH_DASH) ?? scanner.take(AT_END);
  if (dashed !== null) scanner.take(/[.,]-?/y);
  return (dashed ?? scanner.take(THOUSANDS) ?? scanner.take(/[\d.]+/y) ?? '').replaceAll(',', '');
}

/** Reads an amount in baht; throws PasteError where there is none, or none for certain. */
export function readAmount(scanner: Scanner, isPlaced: boolean): { satang: bigint; col: number } {
  scanner.take(/฿\s*/y);
  const { col } = scanner;
  if (scanner.take(/-(?=\s*\d)/y)) throw new PasteError('amount_negative', col);
  const { rest } = scanner;
  const written = takeWritten(scanner);
  const satang = /^0\d/.test(written) ? null : parseBaht(written);
  if (satang === null) throw new PasteError(problemOfAmount(written), col);
  const isNamed = scanner.take(/\s*(?:บาท(?:ถ้วน)?|฿|thb\b|baht\b)/iy) !== null;
  // `100.50` is half a baht more, or a price for each of two places.
  const [baht = '', part = ''] = written.split('.');
  const isPair = isRoundAmount(baht) && (isRoundAmount(part) || part === baht);
  // `50.34` is an amount that nobody stakes, and may be a price and the next number.
  const isOdd = isRoundAmount(baht) && !/^(?:00?|25|50?|75)?$/.test(part);
  // `100,200` is one amount, or two.
  const [, ahead = ''] = /^(\d{1,3}),[1-9]\d\d(?![\d.,])/.exec(rest) ?? [];
  if (!isNamed && ((!isPlaced && (isPair || isOdd)) || isRoundAmount(ahead)))
    throw new PasteError('ambiguous', col);
  return { satang, col };
}
