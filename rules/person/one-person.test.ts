import { expect, test } from 'vitest';
import { mayBeOnePerson } from './one-person.ts';

test.each([
  ['nok', 'Nok'],
  ['nok', ' NOK '],
  ['nok', 'n o k'],
  ['nok', 'nok2'],
  ['nok', 'nok.'],
  ['nok', 'ｎｏｋ'],
  ['nok', 'n\u200bok'],
  ['nok', '\u202enok\u202c'],
  ['nok', 'nok\u00ad'],
  ['nok', 'n\u00f3k'],
  ['nok', 'no\u0301k'],
  ['nok', '𝐧𝐨𝐤'],
  ['nok', 'nоk'],
  ['nok', 'νok'],
  ['nok', ''],
  ['nok', '42'],
  ['nok', '\u200b'],
  ['straße', 'STRASSE'],
  ['นก', ' น\u200bก'],
  ['นำ', 'นํา'],
  ['แก้ว', 'เเก้ว'],
  ['น้ำ', 'นํ้า'],
  ['kang', 'kan\u0261'],
  ['kang', 'k\u0251ng'],
  ['nok', 'n\u00f8k'],
  ['ali', 'aIi'],
  ['\u0131nk', 'INK'],
])('%j and %j may be one person', (one, other) => {
  expect(mayBeOnePerson(one, other)).toBe(true);
  expect(mayBeOnePerson(other, one)).toBe(true);
});

test.each([
  ['nok', 'lek'],
  ['นก', 'นกน้อย'],
  ['กี', 'กา'],
  ['ก้อย', 'ก่อย'],
  ['nok', 'นก'],
])('%j and %j are two', (one, other) => {
  expect(mayBeOnePerson(one, other)).toBe(false);
});
