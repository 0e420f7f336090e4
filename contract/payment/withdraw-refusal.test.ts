import { expect, test } from 'vitest';
import { withdrawRefusal } from './withdraw-refusal.ts';

const terms = { minSatang: 10_000n, maxSatang: 5_000_000n, satangPerDay: 20_000_000n, countPerDay: 5 };
const eligibility = {
  satangToday: 0n,
  countToday: 1,
  hasOpen: false,
  turnoverLeftSatang: 0n,
  turnoverOf: 'wager' as const,
  availableSatang: 100_000_000n,
  goesSatang: 0n,
};

test.each([
  [19_950_000n, 'วันนี้ถอนได้อีกไม่เกิน 500.00 บาท'],
  [20_000_000n, 'วันนี้ถอนครบวงเงินแล้ว ถอนใหม่ได้หลังเที่ยงคืน'],
])('after %d satang today: %s', (satangToday, message) => {
  expect(withdrawRefusal('day_amount', terms, { ...eligibility, satangToday }).message).toBe(message);
});

test('what goes of a bonus is said with what stays, and that nothing is lost', () => {
  const limited = { ...eligibility, availableSatang: 400_00n, goesSatang: 500_00n };
  expect(withdrawRefusal('bonus_goes', terms, limited)).toMatchObject({
    name: 'BONUS_GOES',
    message:
      'ถอนครั้งนี้ โบนัสส่วนเกิน 500.00 บาทจะถูกนำออก คงเหลือให้ถอน 400.00 บาท กรุณาตรวจสอบยอดแล้วยืนยันใหม่ เงินยังอยู่ครบ',
    facts: { goes: 500, stays: 400 },
  });
  expect(withdrawRefusal('insufficient', terms, limited).message).toBe(
    'ถอนได้ไม่เกิน 400.00 บาท ตามยอดถอนสูงสุดของโปรโมชัน',
  );
});

test('what is still to be played, or how far a credit is from its turnover', () => {
  const left = { ...eligibility, turnoverLeftSatang: 120_50n };
  expect(withdrawRefusal('turnover', terms, left).message).toBe('ต้องเล่นอีก 120.50 บาทก่อน จึงจะถอนได้');
  expect(withdrawRefusal('turnover', terms, { ...left, turnoverOf: 'credit' }).message).toBe(
    'เทิร์นเครดิตของโปรโมชันยังขาด 120.50 บาท ทำให้ครบหรือยกเลิกโปรโมชันก่อน จึงจะถอนได้',
  );
});
