import { expect, test } from 'vitest';
import { agoText, isFresh } from './ago-text.ts';

const MINUTE = 60_000;

test.each([
  [-5_000, 'เมื่อสักครู่', true],
  [MINUTE - 1, 'เมื่อสักครู่', true],
  [MINUTE, '1 นาทีที่แล้ว', true],
  [60 * MINUTE - 1, '59 นาทีที่แล้ว', true],
  [60 * MINUTE, '1 ชม. ที่แล้ว', false],
  [24 * 60 * MINUTE, '1 วันที่แล้ว', false],
])('what was %i ms ago is told in words, and new in its first hour', (agoMs, text, fresh) => {
  expect([agoText(agoMs), isFresh(agoMs)]).toEqual([text, fresh]);
});
