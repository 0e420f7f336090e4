import { copy } from '#components/payment/copy.ts';
import { parseBaht, toBaht } from '#rules/money/baht.ts';
import { normaliseDigits } from '#rules/text/digits.ts';

/** An amount as the wire takes it, or what is wrong with the text. */
export type DepositAmount =
  | { readonly baht: number; readonly error?: undefined }
  | { readonly baht?: undefined; readonly error: string };

/** Reads a typed amount against the limits of a channel, in baht. Thai digits, blanks and thousands commas are understood. */
export function depositAmount(typed: string, { min, max }: { min: number; max: number }): DepositAmount {
  const text = plainAmount(typed);
  if (text === '') return { error: copy.amountMissing };
  const satang = parseBaht(text);
  if (satang === null) return { error: copy.amountMalformed };
  const baht = toBaht(satang);
  if (baht < min) return { error: copy.amountBelow(min) };
  if (baht > max) return { error: copy.amountAbove(max) };
  return { baht };
}

/** A typed amount with ASCII digits and without blanks and commas. */
export function plainAmount(typed: string): string {
  return normaliseDigits(typed).replace(/[\s,]/g, '');
}
