import { parseBaht, toBaht } from '#rules/money/baht.ts';
import { normaliseDigits } from '#rules/text/digits.ts';

/** An amount as the wire takes it, or what is wrong with the text. */
type TypedAmount =
  | { readonly baht: number; readonly error?: undefined }
  | { readonly baht?: undefined; readonly error: string };

/** What is said of a text that is no amount, or one outside the limits. */
interface AmountWords {
  readonly amountMissing: string;
  readonly amountMalformed: string;
  readonly amountBelow: (min: number) => string;
  readonly amountAbove: (max: number) => string;
}

/** Reads a typed amount against limits in baht. Thai digits, blanks and thousands commas are understood. */
export function typedAmount(
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
  words: AmountWords,
): TypedAmount {
  const text = plainAmount(typed);
  if (text === '') return { error: words.amountMissing };
  const satang = parseBaht(text);
  if (satang === null) return { error: words.amountMalformed };
  const baht = toBaht(satang);
  if (baht < min) return { error: words.amountBelow(min) };
  if (baht > max) return { error: words.amountAbove(max) };
  return { baht };
}

/** A typed amount with ASCII digits and without blanks and the commas of thousands; that of `1,50` is a mistake and stays. */
export function plainAmount(typed: string): string {
  return normaliseDigits(typed).replace(/\s|,(?=(\d{3})+\b)/g, '');
}
