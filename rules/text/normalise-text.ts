import { normaliseDigits } from './digits.ts';

/** What has no width and says nothing: soft hyphen, joiners, marks of direction, variation selectors, the byte order mark. */
const UNSEEN = '\\p{DI}\\ufff9-\\ufffb';
/** A Thai vowel or mark above or below its letter; nikhahit and sara am with them, for one is half of the other. */
const THAI = '\\u0e31\\u0e33-\\u0e3a\\u0e47-\\u0e4e';

/** What stands at a letter; nobody writes more than eight, and more are read apart. */
const MARKS = `(?:[${UNSEEN}]*[\\p{M}${THAI}\\u0e32\\u0e45]){0,8}[${UNSEEN}]*`;
/** Two sara e that look like one sara ae, a letter with its marks, or a sign by itself. */
const PIECE = new RegExp(`เ[${UNSEEN}]*เ${MARKS}|[^]${MARKS}`, 'gu');
/** Most signs, which are as they should be. */
const PLAIN = /[\n -~ก-ๆ๐-๙]/u;
const UNSEEN_ONES = new RegExp(`[${UNSEEN}]`, 'gu');
const BLANKS = /\p{Zs}/gu;
const FULL_WIDTH = /[\uff01-\uff5e]/gu;

const VOWEL = '[\\u0e31\\u0e34-\\u0e3a\\u0e47]';
const TONE = '[\\u0e48-\\u0e4c]';
/** A mark above typed before its vowel looks the same as one typed after. */
const MARK_FIRST = new RegExp(`(${TONE}+)(${VOWEL}+)`, 'gu');
/** Sara am in its two halves, or typed before its tone. */
const SARA_AM_IN_HALVES = new RegExp(`(${TONE}*)\\u0e4d(${TONE}*)\\u0e32`, 'gu');
const SARA_AM_FIRST = new RegExp(`(\\u0e33+)(${TONE}+)`, 'gu');
/** Lakkhangyao looks like sara aa; it is one but behind ฤ and ฦ. */
const LAKKHANGYAO = /([^ฤฦ])\u0e45/gu;
/** A mark on top of itself; more than two are no slip of a finger. */
const TWICE = /([\u0e31\u0e34-\u0e3a\u0e47-\u0e4e])\1+/gu;

function reorder(piece: string): string {
  const next = piece
    .normalize('NFC')
    .replace(LAKKHANGYAO, '$1\u0e32')
    .replace(SARA_AM_FIRST, '$2$1')
    .replace(SARA_AM_IN_HALVES, '$1$2\u0e33')
    .replace(/\u0e34\u0e4d|\u0e4d\u0e34/gu, '\u0e36')
    .replace(MARK_FIRST, '$2$1')
    .replace(TWICE, (marks, one: string) => (marks.length === 2 ? one : marks));
  return next === piece ? piece : reorder(next);
}

function tidy(piece: string): string {
  const seen = piece
    .replace(UNSEEN_ONES, '')
    .replace(BLANKS, ' ')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/เเ/gu, 'แ');
  return reorder(seen);
}

/**
 * A text in the one way in which each of its words can be written, and for every place in it (its end too) the place in `text` that it
 * came from. What looks the same is the same, and what is not seen is not there: sara am is one sign and so is sara ae, a tone
 * follows its vowel, blanks are plain, full width is ASCII. Thai digits stay. Never NFKC: it takes sara am apart.
 */
export function normaliseWithPlaces(text: string): {
  readonly text: string;
  readonly places: readonly number[];
} {
  let read = '';
  const places: number[] = [];
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const own = piece.length === 1 && PLAIN.test(piece) ? piece : tidy(piece);
    for (let at = 0; at < own.length; at += 1) places.push(index + Math.min(at, piece.length - 1));
    read += own;
  }
  places.push(text.length);
  return { text: read, places };
}

/** The text alone, see `normaliseWithPlaces`. */
export function normaliseText(text: string): string {
  return normaliseWithPlaces(text).text;
}

/** A text where digits are meant: Thai ones are ASCII too. */
export function normaliseTyped(text: string): string {
  return normaliseDigits(normaliseText(text));
}

/** What people put between the digits of a number: blanks, dashes of every keyboard, dots, strokes, brackets. */
const BETWEEN_DIGITS = /[\s\p{Pd}\u2212\u00b7\u2022/_.()]/gu;

/** The number of a phone or an account, as one run of digits where it is one. */
export function normaliseNumber(text: string): string {
  return normaliseTyped(text).replace(BETWEEN_DIGITS, '');
}

/** What is compared when somebody looks for a word: without capitals, Thai digits as ASCII, blanks single. */
export function searchKey(text: string): string {
  return normaliseTyped(text).toLowerCase().replace(/\s+/gu, ' ').trim();
}

/** Letters of other languages that are no letter with an accent, in those that banks have for them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', ø: 'o', Ø: 'O', ı: 'i' },
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', þ: 'th', Þ: 'TH' },
};

/** Latin letters without their accents, as banks write them; marks of Thai letters stay. */
export function withoutAccents(text: string): string {
  const letters = text.normalize('NFD').replace(/(?<=\p{Script=Latin})\p{M}+/gu, '');
  return letters.replace(/[łđðøıßẞæœþ]/giu, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
