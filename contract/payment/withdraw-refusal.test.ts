import { expect, test } from 'vitest';
import { withdrawRefusal } from './withdraw-refusal.ts';

const terms = { minSatang: 10_000n, maxSatang: 5_000_000n, satangPerDay: 20_000_000n, countPerDay: 5 };
const eligibility = {
  satangToday: 0n,
  countToday: 1,
  hasOpen: false,
  turnoverLeftSatang: 0n,
  availableSatang: 100_000_000n,
};

test.each([
  [19_950_000n, 'วันนี้ถอนได้อีกไม่เกิน 500.00 บาท'],
  [20_000_000n, 'วันนี้ถอนครบวงเงินแล้ว ถอนใหม่ได้หลังเที่ยงคืน'],
])('after %d satang today: %s', (satangToday, message) => {
  expect(withdrawRefusal('day_amount', terms, { ...eligibility, satangToday }).message).toBe(message);
});
