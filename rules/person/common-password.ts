import listed from './common-passwords.json' with { type: 'json' };
import type { FieldError } from './field-error.ts';

const words = new Set(listed.words.split(' '));
const whole = new Set(listed.whole.split(' '));

/** Keys that lie side by side, on both layers of a Thai keyboard, and the alphabets. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]',
  "asdfghjkl;'",
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'ๅ/-ภถุึคตจขช',
  'ๆไำพะัีรนยบล',
  'ฟหกดเ้่าสวง',
  'ผปแอิืทมใฝ',
  'กขฃคฅฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ',
];
const PAIRS = new Set(
  ROWS.flatMap((row) => [...row].slice(1).map((key, at) => `${[...row][at]}${key}`)).flatMap((pair) => [
    pair,
    [...pair].reverse().join(''),
  ]),
);
const SHORTEST_RUN = 3;
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
const AROUND = /^[^\p{L}\p{M}]{0,6}|[^\p{L}\p{M}]{0,6}$/gu;

/** True for text of nothing but runs on the keyboard, in the alphabet, or of one key: `qwer1234`, `abc123abc`, `99999999`. */
function isRuns(text: string): boolean {
  const keys = [...text];
  const lengths: number[] = [];
  for (const [at, key] of keys.entries()) {
    const before = keys[at - 1];
    const goesOn = before !== undefined && (before === key || PAIRS.has(`${before}${key}`));
    if (goesOn) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(1);
  }
  return lengths.every((length) => length >= SHORTEST_RUN);
}

/** True for one short piece again and again: `12121212`, `lovelove`. */
function isRepeated(text: string): boolean {
  return /^(.{1,5})\1+$/u.test(text);
}

/** True for a mobile number, or eight digits that are a day in the Buddhist or the Christian era. */
function isNumberOfALife(text: string): boolean {
  const day = '(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])';
  return new RegExp(
    `^(?:0[689]\\d{8}|${day}(?:19|20|24|25)\\d\\d|(?:19|20|24|25)\\d\\d(?:0[1-9]|1[0-2])\\d\\d)$`,
  ).test(text);
}

/** What is wrong with a password that many people have, in Thai. */
export function commonPasswordError(password: string): FieldError {
  if (isCommonPassword(password)) return 'รหัสผ่านนี้มีคนใช้บ่อยและเดาง่าย กรุณาตั้งรหัสอื่น';
}

/**
 * True for a password that many people have and that is tried first: one of a kept list, a common word with some digits
 * or signs around it, a run on the keyboard, a repeated piece, a date or a mobile number. Capitals and look-alikes
 * (`P@ssw0rd1`) hide nothing.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  const plain = text.replace(/[-_.@!#]/g, '');
  if (isNumberOfALife(plain) || isRuns(text) || isRuns(plain) || isRepeated(text)) return true;
  const bare = text.replace(AROUND, '');
  return [text, unmask(text), bare, unmask(bare), unmask(text).replace(AROUND, '')].some(
    (one) => whole.has(one) || words.has(one),
  );
}

function unmask(text: string): string {
  return text.replace(/[@430$15]/g, (sign) => LOOKALIKES[sign] ?? sign);
}
