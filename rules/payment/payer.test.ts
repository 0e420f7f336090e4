import { expect, test } from 'vitest';
import { mayBePayer } from './payer.ts';

const somchai = {
  firstName: 'สมชาย',
  lastName: 'ใจดี',
  accounts: [
    ['004', '1234567890'],
    ['014', '9876543210'],
  ],
} as const;

test.each([
  [undefined, true],
  [{}, true],
  [{ name: 'สมชาย ใจดี' }, true],
  [{ name: 'นาย สมชาย  ใจดี' }, true],
  [{ name: 'นายสมชาย ใ***' }, true],
  [{ name: 'สมชาย' }, true],
  [{ name: 'สมหญิง ใจดี' }, false],
  [{ name: 'สมชาย ใจร้าย' }, false],
  [{ name: 'สมชาย ใจดีมาก' }, false],
  [{ name: '***' }, false],
  [{ name: '' }, false],
  [{ name: 'MR SOMCHAI JAIDEE' }, false],
  [{ name: 'MR SOMCHAI JAIDEE', bank_code: '004', account_tail: '7890' }, true],
  [{ bank_code: '014', account_tail: '3210' }, true],
  [{ account_tail: '3210' }, true],
  [{ bank_code: '006', account_tail: '7890' }, false],
  [{ bank_code: '004', account_tail: '0000' }, false],
] as const)('%o may be the member: %s', (payer, may) => {
  expect(mayBePayer(payer, somchai)).toBe(may);
});

test('a Latin name is compared without its case and title', () => {
  const jo = { firstName: 'Somchai', lastName: 'Jaidee', accounts: [] };
  expect(mayBePayer({ name: 'MR. SOMCHAI JAI' }, jo)).toBe(true);
  expect(mayBePayer({ name: 'MR SOMCHAI J***' }, jo)).toBe(true);
  expect(mayBePayer({ name: 'MRS SOMSRI JAIDEE' }, jo)).toBe(false);
});

test.each([
  ['คุณากร', 'นาย คุณากร ใจดี', true],
  ['คุณากร', 'นายคุณากร ใ***', true],
  ['คุณากร', 'คุณคุณากร ใจดี', true],
  ['คุณากร', 'คุณากร ใจดี', true],
  ['คุณากร', 'นาย คุณานนท์ ใจดี', false],
  ['คุณากร', 'คุณ ใจดี', false],
  ['นางน้อย', 'นาง นางน้อย ใจดี', true],
  ['Missara', 'MISS MISSARA JAIDEE', true],
  ['นายสมชาย', 'นาย สมชาย ใจดี', true],
  ['นาย สมชาย', 'สมชาย ใจดี', true],
  ['นาย สมชาย', 'นาย ส***', false],
] as const)('%s, whose first name may begin as a title does, may be %s: %s', (firstName, name, may) => {
  const lastName = firstName === 'Missara' ? 'Jaidee' : 'ใจดี';
  expect(mayBePayer({ name }, { firstName, lastName, accounts: [] })).toBe(may);
});
