import { expect, test } from 'vitest';
import { isTooLong, plainBaht } from './typed-baht.ts';

test.each([
  ['1,234.50', '1234.50'],
  ['฿ 1,234.50', '1234.50'],
  ['1,234.50 บาท', '1234.50'],
  ['๑,๒๓๔.๕๐', '1234.50'],
  ['１，２３４．５０', '1234.50'],
  [' 1 234 567 ', '1234567'],
  ['\u200b500\u2060', '500'],
  ['000500', '500'],
  ['0.50', '0.50'],
  ['0', '0'],
])('%s is %s', (typed, plain) => expect(plainBaht(typed)).toBe(plain));

test.each(['1,50', '1e3', '-500', '1.5.0', 'abc', '5,00', '1,0000'])('%s stays a mistake', (typed) =>
  expect(plainBaht(typed)).toBe(typed),
);

test('too long is what has more digits than amounts have', () => {
  expect(isTooLong('12345678')).toBe(true);
  expect(isTooLong('123456789.50')).toBe(true);
  expect(isTooLong('1234567')).toBe(false);
  expect(isTooLong('12345678e3')).toBe(false);
});
