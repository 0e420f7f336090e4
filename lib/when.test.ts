import { expect, test } from 'vitest';
import { ago } from './when.ts';

const now = Date.parse('2025-06-16T09:00:00.000Z');

test.each([
  ['2025-06-16T08:59:50.000Z', 'เมื่อสักครู่'],
  ['2025-06-16T08:55:00.000Z', '5 นาทีที่แล้ว'],
  ['2025-06-16T06:00:00.000Z', '3 ชั่วโมงที่แล้ว'],
  ['2025-06-14T09:00:00.000Z', '2 วันที่แล้ว'],
])('%s was %s', (instant, words) => expect(ago(instant, now)).toBe(words));
