import { parseBaht, toBaht } from '#rules/money/baht.ts';
import { isTooLong, plainBaht } from '#rules/money/typed-baht.ts';

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

/** Reads a typed amount against limits in baht. Thai digits, blanks, thousands commas and what is pasted with them are understood. */
export function typedAmount(
  typed: string,
  { min, max }: { readonly min: number; readonly max: number },
  words: AmountWords,
): TypedAmount {
  const text = plainBaht(typed);
  if (text === '') return { error: words.amountMissing };
  if (isTooLong(text)) return { error: words.amountAbove(max) };
  const satang = parseBaht(text);
  if (satang === null) return { error: words.amountMalformed };
  const baht = toBaht(satang);
  if (baht < min) return { error: words.amountBelow(min) };
  if (baht > max) return { error: words.amountAbove(max) };
  return { baht };
}
