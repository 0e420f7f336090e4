import type { Place } from '#rules/lotto/entry/places.ts';

/** What a heading line says about the prices below it that carry no word. */
export interface Heading {
  /** Null where the position of a price says its place, as without a heading. */
  readonly places: readonly Place[] | null;
  /** How many digits its numbers must have; null for any. */
  readonly digits: number | null;
  /** True where its places stand apart as heads of columns do: which column a bet below is in is not known. */
  readonly hasColumns: boolean;
  /** True where a second price of three and four digits is that of any order: `123=100x20` on top. */
  readonly hasTodBehind: boolean;
}

const placeWords: Readonly<Record<string, Place>> = {
  บน: 'top',
  ตรง: 'top',
  ล่าง: 'bottom',
  ท้าย: 'bottom',
  โต๊ด: 'tod',
  โต้ด: 'tod',
  โตด: 'tod',
  โต็ด: 'tod',
  หน้า: 'front',
};
const shortWords: Readonly<Record<string, Place>> = {
  โต: 'tod',
  บ: 'top',
  ล: 'bottom',
  ต: 'tod',
  น: 'front',
};
const counts: Readonly<Record<string, number>> = { หนึ่ง: 1, สอง: 2, สาม: 3, สี่: 4 };

const LONG = Object.keys(placeWords).join('|');
const SHORT = Object.keys(shortWords).join('|');
const JOIN = '[+/&,xX×*-]|และ|กับ';
const COUNT = '(?:(?:[1-4]|หนึ่ง|สอง|สาม|สี่)\\s*ตัว|วิ่ง)';
const LIST = `(?:${LONG})(?:\\s*(?:(?:${JOIN})\\s*)?(?:${LONG}))*`;
/** The words of a heading; a number may follow it in the same line. */
const HEADING = `(?:เลข\\s*)?(?:${COUNT}\\s*(?:${LIST})?|${LIST}(?:\\s*${COUNT}(?!\\s*ละ))?)`;
const SHORT_LIST = `(?:${SHORT})\\.?(?:(?:\\s*(?:${JOIN})\\s*)(?:${SHORT})\\.?)+|บล`;
const WHOLE = new RegExp(
  `^(?:${HEADING}|(?:[234]|สอง|สาม|สี่)\\s*(?:${LIST})|(?:${COUNT}\\s*)?(?:${SHORT_LIST}))$`,
);
const PLACE = new RegExp(`${LONG}|${SHORT}`, 'g');
const COLUMNS = new RegExp(`(?:${LONG})(?:\\s*\\t\\s*|\\s{2,})(?:${LONG})`);
/** Those at the end are looked for from where they begin alone, not from each of them. */
const AROUND = /^[\s*_"'“”()[\]{}<>#=:.|-]+|(?<![\s*_"'“”()[\]{}<>#=:.|-])[\s*_"'“”()[\]{}<>#=:.|-]+$/g;

/** The heading at the place of a sticky search, as it is written. */
export const HEADING_HERE = new RegExp(HEADING, 'y');
/** A letter for a place, which is no beginning of ตัว or ละ. */
const LETTER = `(?:${SHORT})(?![\\u0e30-\\u0e3a\\u0e47-\\u0e4e])`;
/** The word of a price at the place of a sticky search: one place or several, short or long. */
export const WORD_HERE = new RegExp(
  `(?:${LONG}|${LETTER})(?:(?:\\s*[+/&-]\\s*)?(?:${LONG}|${LETTER})| (?:${LONG}))*`,
  'y',
);

/** The places that a word or several say in their order; null where one is there twice. */
export function placesOf(words: string): readonly Place[] | null {
  const places = (words.match(PLACE) ?? []).flatMap((word) => placeWords[word] ?? shortWords[word] ?? []);
  return new Set(places).size === places.length ? places : null;
}

/** The heading that a line is: บน, ล่าง, โต๊ด, หน้า or several, also `2 ตัวบน`, `สามตัวตรง`, `บ-ล`, `เลขวิ่ง`; null for any other line. */
export function headingOf(line: string): Heading | null {
  const written = line.replace(AROUND, '');
  if (!WHOLE.test(written)) return null;
  const count = /([1-4]|หนึ่ง|สอง|สาม|สี่)\s*ตัว|^([234]|สอง|สาม|สี่)|วิ่ง/.exec(written);
  const [said = '', inWords, alone] = count ?? [];
  const digits = inWords ?? alone;
  const places = placesOf(written.replace(said, '').replace(/เลข|และ|กับ/g, ' '));
  if (!places) return null;
  return {
    places: places.length > 0 ? places : null,
    hasColumns: COLUMNS.test(written),
    hasTodBehind: places.join() === 'top' && !written.includes('ตรง'),
    digits: !count ? null : digits === undefined ? 1 : (counts[digits] ?? Number(digits)),
  };
}

/** Where the prices of a number stand, one behind the other, as far as a heading says it. */
export function placesUnder(heading: Heading, length: number): readonly Place[] | null {
  return heading.hasTodBehind && length > 2 ? ['top', 'tod'] : heading.places;
}
