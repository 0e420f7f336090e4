import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankDigits, groupBankAccount, groupDay, groupMobile, otpDigits } from './digit-mask.ts';

describe('groupMobile', () => {
  test.each([
    ['', ''],
    ['081', '081'],
    ['0812', '081-2'],
    ['0812345678', '081-234-5678'],
    ['๐๘๑๒๓๔๕๖๗๘', '081-234-5678'],
    ['+66 81 234 5678', '081-234-5678'],
    ['66812345678', '081-234-5678'],
    ['081-234-56789', '081-234-5678'],
    ['+668123', '081-23'],
    ['668123', '66-81-23'],
    ['668123456789', '081-234-5678'],
    ['66-81-234-5678', '081-234-5678'],
    ['abc', ''],
  ])('%s is shown as %s', (typed, shown) => expect(groupMobile(typed)).toBe(shown));

  test('masking what is masked changes nothing', () => {
    fc.assert(fc.property(fc.string(), (typed) => groupMobile(groupMobile(typed)) === groupMobile(typed)));
  });
});

describe('groupDay', () => {
  test.each([
    ['05', '05'],
    ['051', '05/1'],
    ['05112540', '05/11/2540'],
    ['5/', '05'],
    ['05/1/2', '05/01/2'],
    ['๕.๑๑.๒๕๔๐', '05/11/2540'],
    ['1997-11-05', '05/11/1997'],
    ['05/11/25401', '05/11/2540'],
  ])('%s is shown as %s', (typed, shown) => expect(groupDay(typed)).toBe(shown));

  test('masking what is masked changes nothing', () => {
    fc.assert(fc.property(fc.string(), (typed) => groupDay(groupDay(typed)) === groupDay(typed)));
  });
});

test('bank accounts of ten and of twelve digits', () => {
  expect(groupBankAccount('1234567890')).toBe('123-4-56789-0');
  expect(groupBankAccount('๑๒๓๔๕๖๗๘๙๐๑๒')).toBe('123-4-56789-012');
});

test('a one-time code has six digits', () => expect(otpDigits('12 34-5๖7')).toBe('123456'));

test.each([
  ['\u20661234\u2069', '1234'],
  ['๑๒๓๔', '1234'],
  ['12345', '1234'],
  ['123-4-56789-0', '7890'],
])('of %s the last digits of an account are %s', (typed, shown) => expect(bankDigits(typed)).toBe(shown));
