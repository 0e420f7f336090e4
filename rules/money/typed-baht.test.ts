import { expect, test } from 'vitest';
import { processorMs } from '#tests/processor-ms.ts';
import { isTooLong, plainBaht, typedBaht } from './typed-baht.ts';

test.each([
  ['1,234.50', '1234.50'],
  ['฿ 1,234.50', '1234.50'],
  ['1,234.50 บาท', '1234.50'],
  ['๑,๒๓๔.๕๐', '1234.50'],
  ['１，２３４．５０', '1234.50'],
  [' 1 234 567 ', '1234567'],
  ['1 000.5', '1000.5'],
  ['\u200b500\u2060', '500'],
  ['000500', '500'],
  ['0.50', '0.50'],
  ['0', '0'],
])('%s is %s', (typed, plain) => expect(plainBaht(typed)).toBe(plain));

test.each([
  '\u202d500\u202c',
  '\u200e500',
  '500\u200d',
  '\ufeff500\u00a0',
  '5\u200b00',
  '\u2066฿\u2069500',
  '500.-',
  '500.–',
  '500.—',
  '500.\u2212',
  '500 .-',
  '๕๐๐.-',
  '500บ',
  '500บ.',
  '500 บ.',
  '500บาท',
  '500\u00a0บาท',
  '500 บาทถ้วน',
  '500.- บาท',
  '500.-บาท',
  '฿500',
  '฿500.-',
  '฿ 500 บาท',
  'THB 500',
  'THB500',
  '500THB',
  '500 THB',
  'thb 500',
  'ＴＨＢ　５００',
  '500 baht',
  '500บาท.',
  '500 THB.',
  '500\ufff9',
  '\u{e0035}500',
  '500.00',
  '500.00 บาท',
])('%j is five hundred baht', (typed) => expect(typedBaht(typed)).toBe(50_000n));

test.each(['1,000.-', '1,000 บ.', 'THB 1,000', '฿1,000.00', '1 000.-', '\u202d1,000\u202c'])(
  '%j is a thousand baht',
  (typed) => expect(typedBaht(typed)).toBe(100_000n),
);

test.each([
  '1,50',
  '1.000',
  '5oo',
  '500-',
  '500,-',
  '500.-.-',
  '500.50.-',
  '-500',
  '\u2212500',
  '+500',
  '(500)',
  '500 600',
  '500\u00a0600',
  '12 500',
  '12345,678',
  '0,500',
  '1,234 567',
  '1 234,567',
  '1e3',
  '1.5.0',
  'abc',
  '5,00',
  '1,0000',
  '500/-',
  '500 บาท 50',
  '500 บาท 50 สตางค์',
  'บาท',
  '฿',
  'THB',
  '.-',
  'USD 500',
  '500 USD',
  '500k',
  '5²',
  '½',
  '500..',
  '500.',
  '฿฿500',
  '500บบ',
  '500 บ 600 บ',
])('%j is not certainly an amount', (typed) => expect(typedBaht(typed)).toBeNull());

test('what is no amount stays to be read', () => {
  expect(plainBaht(' 1,50 ')).toBe('1,50');
  expect(plainBaht('\u200b\u202d ')).toBe('');
});

test('thousands of digits are read in a moment', () => {
  expect(processorMs(() => plainBaht(`${'1'.repeat(40_000)}X`))).toBeLessThan(500);
});

test('too long is what has more digits than amounts have', () => {
  expect(isTooLong('12345678')).toBe(true);
  expect(isTooLong('123456789.50')).toBe(true);
  expect(isTooLong('1234567')).toBe(false);
  expect(isTooLong('12345678e3')).toBe(false);
  expect(isTooLong(plainBaht('12,345,678.-'))).toBe(true);
});
