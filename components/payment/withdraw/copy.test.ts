import { expect, test } from 'vitest';
import { withdrawCopy } from './copy.ts';

test.each([
  [2_000, 3, '2,000\u00a0บาท · 3\u00a0ครั้ง'],
  [0, 3, 'ครบแล้ว ถอนใหม่ได้หลังเที่ยงคืน'],
  [2_000, 0, 'ครบแล้ว ถอนใหม่ได้หลังเที่ยงคืน'],
])('of %d baht in %d times is said: %s', (baht, count, words) => {
  expect(withdrawCopy.leftTodayValue(baht, count)).toBe(words);
});
