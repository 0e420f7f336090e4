import { nameReadings } from '#rules/payment/name-readings.ts';
import { titleOf } from '#rules/payment/name-title.ts';
import { searchKey } from '#rules/text/normalise-text.ts';
import type { FieldError } from './field-error.ts';
import { normaliseName } from './name.ts';

export const ENGLISH_NAME_MAX = 60;
/** Fewer letters are the initial of a name. */
const LEAST_LETTERS = 2;

const LETTERS = /^[A-Za-z .'-]+$/;
const WORD = "[A-Za-z]+(?:['-][A-Za-z]+)*";
/** Words with a blank or a dot between them (`Mr.Somchai Jaidee`, `Na Ayudhya`, `O'Neil`). */
const NAME = new RegExp(`^${WORD}(?:(?: |\\. ?)${WORD})*$`);

/** An English name in the one way to write it; apostrophes as phones type them are the plain one. */
export function normaliseEnglishName(typed: string): string {
  return normaliseName(typed.replace(/\t/g, ' '))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[‘’ʼ`´]/gu, "'");
}

/** True when two are one English name: capitals do not count. */
export function isSameEnglishName(one: string, other: string): boolean {
  return searchKey(normaliseEnglishName(one)) === searchKey(normaliseEnglishName(other));
}

const isTitle = (word: string) => titleOf(`${word} x`) !== undefined;

/** True for a name with a title at most before it: a first and a last name, neither of them an initial. */
function isWhole(name: string): boolean {
  return nameReadings(name).some(({ words }) => {
    const [first = '', last = ''] = [words[0], words.at(-1)].map((word) => word?.replace(/\./g, ''));
    const isShort = Math.min(first.length, last.length) < LEAST_LETTERS;
    return words.length > 1 && !isShort && !words.every(isTitle);
  });
}

/** A first and a last name in Latin letters, as a bank writes them; a title may stand before. */
export function englishNameError(typed: string): FieldError {
  const name = normaliseEnglishName(typed);
  if (name === '') return 'กรุณากรอกชื่อภาษาอังกฤษ';
  if (name.length > ENGLISH_NAME_MAX) return `ชื่อภาษาอังกฤษต้องไม่เกิน ${ENGLISH_NAME_MAX} ตัวอักษร`;
  if (!LETTERS.test(name)) return 'ใช้ได้เฉพาะตัวอักษรอังกฤษ ไม่ใช้อักษรไทยหรือตัวเลข';
  if (!NAME.test(name)) return 'กรุณาตรวจสอบช่องว่างและเครื่องหมายในชื่อ';
  if (!isWhole(name)) return 'กรุณากรอกทั้งชื่อและนามสกุลเต็ม ไม่ใช้ตัวย่อ';
}
