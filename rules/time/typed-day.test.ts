import { expect, test } from 'vitest';
import { typedDay } from './typed-day.ts';

test.each([
  ['05/11/2540', '1997-11-05'],
  ['5/11/2540', '1997-11-05'],
  ['5 - 11 - 2540', '1997-11-05'],
  ['05112540', '1997-11-05'],
  ['๐๕/๑๑/๒๕๔๐', '1997-11-05'],
  ['05/11/1997', '1997-11-05'],
  ['29/02/2543', '2000-02-29'],
])('%s is %s', (typed, day) => {
  expect(typedDay(typed)).toBe(day);
});

test.each([
  ['nothing', ''],
  ['half of it', '05/11'],
  ['a year of two digits', '05/11/40'],
  ['31 February', '31/02/2540'],
  ['the month before the date', '11/25/2540'],
  ['a year of neither era', '05/11/2300'],
  ['seven digits, of which one is missing', '1112540'],
  ['words', '5 พ.ย. 2540'],
])('%s is no day', (_, typed) => {
  expect(typedDay(typed)).toBe('');
});
