import { normaliseTyped } from '#rules/text/normalise-text.ts';

/** 31 letters that are not mistaken for one another. */
export const COUPON_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** A code that is made by chance: 59 bits, which nobody guesses. */
export const MADE_LENGTH = 12;
/** A word that an operator chose for many has at least so many letters, and no code has more than the most. */
const LEAST_LENGTH = 6;
const MOST_LENGTH = 24;
const GROUP = 4;

/** What people put between the letters: blanks, dashes and hyphens of every kind, underscores, strokes and full stops. */
const BETWEEN = /[\s\p{Pd}\u2212\u2043\u00b7/_.]+/gu;
const LOOKS_LIKE: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** What stands before a code in a message; many write โค๊ด for โค้ด. */
const LABEL = /(โค[้๊]ด)?คูปอง|โค[้๊]ด|รหัส|\b(coupon|(coupon )?code) *:/giu;
const AROUND = /[:'"“”‘’«»()[\]]/gu;
/** What chats and posts put at the ends of a code: pictures, stars, strokes of code, brackets of links. Inside of one it is a slip. */
const DECORATION = '[\\p{Extended_Pictographic}\\p{Regional_Indicator}<>*`~#!?,;]+';
const DECORATED = new RegExp(`(?<=^|\\s)${DECORATION}|${DECORATION}(?=\\s|$)`, 'gu');

/** Letters as they were typed, without what stands before, around and between them. What was pasted twice is there once. */
function lettersOf(typed: string): string {
  const plain = normaliseTyped(typed).replace(LABEL, ' ').replace(AROUND, ' ').replace(DECORATED, ' ');
  const words = plain.trim().split(/\s+/);
  const half = words.slice(0, words.length / 2).join('');
  const letters = words.join('').replace(BETWEEN, '');
  const once = letters.slice(0, letters.length / 2);
  const isTwice = once + once === letters && (once.length === MADE_LENGTH || half + half === words.join(''));
  return isTwice && once.length >= LEAST_LENGTH ? once : letters;
}

export type CouponCodeProblem = 'empty' | 'thai' | 'signs' | 'length';

/** Why a text is no code at all, said at its field before it costs a try. */
export function couponCodeProblem(typed: string): CouponCodeProblem | undefined {
  const letters = lettersOf(typed);
  if (letters === '') return 'empty';
  if (/\p{Script=Thai}/u.test(letters)) return 'thai';
  // Before it is made capital: ß would be SS then.
  if (!/^[A-Za-z0-9]+$/.test(letters)) return 'signs';
  if (letters.length < LEAST_LENGTH || letters.length > MOST_LENGTH) return 'length';
}

const asDigits = (capitals: string) => capitals.replace(/[OIL]/g, (letter) => LOOKS_LIKE[letter] ?? letter);

/**
 * A code in the one way in which it is compared: capitals and ASCII digits, nothing between them, and letters that look like a
 * digit are that digit. Null for what is no code.
 */
export function plainCouponCode(typed: string): string | null {
  return couponCodeProblem(typed) ? null : asDigits(lettersOf(typed).toUpperCase());
}

/** The end of a code, by which its member knows it again; all that is kept of it in plain. */
export function couponTail(code: string): string {
  return lettersOf(code).slice(-GROUP).toUpperCase();
}

/** Whether a code as it is compared ends as one that was used: its end is kept as its operator wrote it, `GOLD` of `S0NGKRANG01D`. */
export function endsWithTail(plain: string, tail: string): boolean {
  return plain.endsWith(asDigits(tail));
}

/** A new code in groups that can be read out: `ABCD-EFGH-JKMN`. */
export function newCouponCode(random: { int(bound: number): number }): string {
  const letter = () => COUPON_LETTERS[random.int(COUPON_LETTERS.length)] ?? '';
  const group = () => Array.from({ length: GROUP }, letter).join('');
  return Array.from({ length: MADE_LENGTH / GROUP }, group).join('-');
}
