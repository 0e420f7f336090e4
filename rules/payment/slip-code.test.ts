import { expect, test } from 'vitest';
import { readSlipCode } from './slip-code.ts';
import { crc16, field } from './tlv.ts';

const BANK = '004000060000010103002021900021231231212000115102TH91049C30';

const wallet = (date: string) => {
  const body = `${field('00', ['0002', '01', '0102', '01', '0204', 'P2P1', '0310', '5012345678', `04${String(date.length).padStart(2, '0')}`, date].join(''))}9104`;
  return body + crc16(body).toLowerCase();
};

test('the code of a bank’s slip', () => {
  expect(readSlipCode(BANK)).toEqual({
    kind: 'bank',
    bankCode: '002',
    transRef: '0002123123121200011',
    day: null,
  });
});

test('one character changed is another text', () => {
  for (let at = 0; at < BANK.length; at += 1) {
    const other = BANK[at] === '1' ? '2' : '1';
    expect(readSlipCode(BANK.slice(0, at) + other + BANK.slice(at + 1)), String(at)).toBeNull();
  }
  expect(readSlipCode(BANK.toLowerCase())).toBeNull();
});

test('the code of a wallet’s slip tells its day', () => {
  expect(readSlipCode(wallet('15062025'))).toEqual({
    kind: 'true_money',
    bankCode: null,
    transRef: '5012345678',
    day: '2025-06-15',
  });
  expect(readSlipCode(wallet('1506'))).toBeNull();
});

test.each([
  '',
  'hello',
  'https://example.com',
  '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469',
])('%j is no slip', (text) => {
  expect(readSlipCode(text)).toBeNull();
});
