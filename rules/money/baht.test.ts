import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseMobile } from '#rules/person/mobile.ts';
import { normaliseDigits } from '#rules/text/digits.ts';
import { formatBaht, parseBaht, shortBaht, toBaht, toSatang } from './baht.ts';

describe('parseBaht of typed text', () => {
  it.each([
    ['0', 0n],
    ['1', 100n],
    ['19.99', 1_999n],
    ['0.1', 10n],
    ['007', 700n],
    ['9999999.99', 999_999_999n],
    ['๑๒.๕๐', 1_250n],
    ['５０', 5_000n],
  ])('reads %j', (text, satang) => {
    expect(parseBaht(text)).toBe(satang);
  });

  it.each([
    '',
    ' ',
    '.',
    '.5',
    '5.',
    '1.234',
    '-1',
    '+1',
    ' 1',
    '1 ',
    '1\n',
    '1,000',
    '12345678',
    '1e3',
    '0x10',
    'NaN',
    '๑.๒๓๔',
  ])('refuses %j', (text) => {
    expect(parseBaht(text)).toBeNull();
  });
});

describe('parseBaht of a number from the wire', () => {
  it.each([
    [0, 0n],
    [-0, 0n],
    [19.99, 1_999n],
    [1.1, 110n],
    [0.07, 7n],
    [12_345_678.9, 1_234_567_890n],
    [1e12, 100_000_000_000_000n],
  ])('reads %d', (baht, satang) => {
    expect(parseBaht(baht)).toBe(satang);
  });

  it.each([
    0.1 + 0.2,
    1.005,
    -0.01,
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    1e21,
    1e-7,
    1e12 + 0.01,
  ])('refuses %d', (baht) => {
    expect(parseBaht(baht)).toBeNull();
  });
});

const wireSatang = fc.bigInt({ min: 0n, max: 100_000_000_000_000n });

describe('toBaht and toSatang', () => {
  it('is exact to the satang and comes back unchanged', () => {
    fc.assert(fc.property(wireSatang, (satang) => toSatang(toBaht(satang)) === satang));
  });

  it('refuses a number that is no amount', () => {
    expect(() => toSatang(0.1 + 0.2)).toThrow(RangeError);
    expect(() => toSatang(-1)).toThrow(RangeError);
  });

  it('keeps the sign of a loss', () => {
    expect(toBaht(-50n)).toBe(-0.5);
    expect(toBaht(-12_345n)).toBe(-123.45);
  });

  it('refuses what a number cannot hold to the satang', () => {
    expect(() => toBaht(100_000_000_000_001n)).toThrow(RangeError);
    expect(() => toBaht(-100_000_000_000_001n)).toThrow(RangeError);
  });
});

it.each([
  [1_000, '1,000'],
  [1_000.5, '1,000.50'],
  [100_000n, '1,000'],
  [0, '0'],
])('%s in a sentence is %s', (amount, text) => expect(shortBaht(amount)).toBe(text));

describe('formatBaht', () => {
  it.each([
    [0n, '0.00'],
    [5n, '0.05'],
    [123_450n, '1,234.50'],
    [100_000_000_00n, '100,000,000.00'],
    [-123_450n, '-1,234.50'],
    [1234.5, '1,234.50'],
    [0.1 + 0.2, '0.30'],
    [-0, '0.00'],
    [-0.001, '0.00'],
    [999, '999.00'],
    [1000, '1,000.00'],
  ])('writes %s as %s', (amount, text) => {
    expect(formatBaht(amount)).toBe(text);
  });

  it('writes satang and the same amount in baht alike', () => {
    fc.assert(fc.property(wireSatang, (satang) => formatBaht(satang) === formatBaht(toBaht(satang))));
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21])('refuses %d', (amount) => {
    expect(() => formatBaht(amount)).toThrow(RangeError);
  });
});

describe('normalising what people type', () => {
  it('turns Thai and full-width digits into ASCII and leaves the rest', () => {
    expect(normaliseDigits('๐๑๒๓๔๕๖๗๘๙ ０９ บน=฿')).toBe('0123456789 09 บน=฿');
  });

  it.each([
    '0812345678',
    '66812345678',
    '+66812345678',
    '+66-81-234-5678',
    '+66 (0)81 234 5678',
    '0066812345678',
    '081-234-5678',
    '081 234 5678',
    '๐๘๑๒๓๔๕๖๗๘',
  ])('reads the mobile number %s', (text) => {
    expect(normaliseMobile(text)).toBe('0812345678');
  });

  it('leaves alone what is no Thai mobile number', () => {
    expect(normaliseMobile('6681234567')).toBe('6681234567');
    expect(normaliseMobile('abc')).toBe('abc');
  });
});
