import { normaliseDigits } from '#rules/text/digits.ts';

/** Blanks, seen or not, the sign and the word of baht, and the commas of thousands; the comma of `1,50` is a mistake and stays. */
const BESIDE = /[\s\u200b\u2060]|฿|บาท|,(?=(\d{3})+(?!\d))/g;

/** What a person typed or pasted as an amount, with ASCII digits and without what stands beside them; Thai and full-width digits are understood. */
export function plainBaht(typed: string): string {
  return normaliseDigits(typed.normalize('NFKC'))
    .replace(BESIDE, '')
    .replace(/^0+(?=\d)/, '');
}

/** True for an amount that is one but for its size: more digits than any amount of ours has. */
export function isTooLong(plain: string): boolean {
  return /^\d{8,}(\.\d{1,2})?$/.test(plain);
}
