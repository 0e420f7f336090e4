import { expect, test } from 'vitest';
import { ago, isFresh } from './ago.ts';

const now = Date.parse('2025-06-16T09:00:00.000Z');

test.each([
  ['2025-06-16T09:00:05.000Z', 'เมื่อสักครู่', true],
  ['2025-06-16T08:59:00.001Z', 'เมื่อสักครู่', true],
  ['2025-06-16T08:59:00.000Z', '1 นาทีที่แล้ว', true],
  ['2025-06-16T08:55:00.000Z', '5 นาทีที่แล้ว', true],
  ['2025-06-16T08:00:00.001Z', '59 นาทีที่แล้ว', true],
  ['2025-06-16T08:00:00.000Z', '1 ชั่วโมงที่แล้ว', false],
  ['2025-06-16T06:00:00.000Z', '3 ชั่วโมงที่แล้ว', false],
  ['2025-06-15T09:00:00.000Z', '1 วันที่แล้ว', false],
  ['2025-06-14T09:00:00.000Z', '2 วันที่แล้ว', false],
])('%s was %s, and is new in its first hour', (instant, words, fresh) => {
  expect([ago(instant, now), isFresh(instant, now)]).toEqual([words, fresh]);
});
