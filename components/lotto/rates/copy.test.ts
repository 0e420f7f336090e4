import { expect, test } from 'vitest';
import { ratesCopy } from '#components/lotto/copy.ts';
import { changesCopy, leftCopy, rateChangesCopy } from '#components/lotto/rates/copy.ts';

const nothing = {
  ...{ rate: null, discount: null, min: null, max: null, max_per_number: null, offered: null },
  ...{ control: null, limit: null },
};
const of = {
  version: 2,
  at: '',
  since: '',
  type: 'top_2',
  name: '2 ตัวบน',
  number: null,
  pack: 'full',
} as const;

test('a change of a type says each thing from what it was to what it is', () => {
  const before = { ...nothing, rate: 92, discount: 0, min: 1, max: 10_000, offered: true };
  const change = { ...of, ...nothing, rate: 95, max: 500, offered: false, before };
  const said =
    'อัตราจ่าย จาก บาทละ 92 เป็น บาทละ 95 · สูงสุดต่อเลขในหนึ่งโพย จาก 10,000 บาท เป็น 500 บาท · การรับแทง จาก เปิดรับ เป็น ปิดรับ';
  expect(rateChangesCopy.said(change)).toBe(said);
  expect(changesCopy.said(change)).toBe(said);
  expect(rateChangesCopy.of({ ...change, pack: 'discount' })).toBe('2 ตัวบน (แบบส่วนลด)');
});

test('what was not known before is left out, and a change of which nothing is known says what it can', () => {
  expect(changesCopy.said({ ...of, ...nothing, rate: 3.2, before: nothing })).toBe('อัตราจ่าย เป็น บาทละ 3.2');
  expect(changesCopy.said({ ...of, ...nothing, before: nothing })).toBe('ปรับวงเงินหรือการเปิดรับ');
  const number = { ...of, ...nothing, number: '12', control: 'custom_limit' as const, limit: 50 };
  expect(changesCopy.said({ ...number, before: nothing })).toBe('จาก รับตามปกติ เป็น จำกัดยอดรับ 50 บาท');
});

test('a number of which nothing more is taken is full', () => {
  expect(leftCopy.remaining(50)).toBe('รับได้อีก 50.00 บาท');
  expect(leftCopy.remaining(0)).toBe('เต็มแล้ว');
});

test('a thousand lines are written as a thousand baht are', () => {
  expect(ratesCopy.caps(1_000, 100_000_000)).toBe(
    'หนึ่งโพยไม่เกิน 1,000 รายการ หนึ่งรายการจ่ายสูงสุด 100,000,000 บาท',
  );
});
