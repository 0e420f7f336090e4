import { expect, test } from 'vitest';
import { clockText, leftText } from './clock-text.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test('a clock counts to the second and stops at zero', () => {
  expect(clockText(51 * HOUR + 4 * MINUTE + 5 * SECOND)).toBe('2 วัน 03:04:05');
  expect(clockText(59 * MINUTE + 59 * SECOND)).toBe('00:59:59');
  expect(clockText(-SECOND)).toBe('00:00:00');
});

test('in a list, time left is words that change each minute, and seconds in the last hour alone', () => {
  expect(leftText(51 * HOUR + 4 * MINUTE)).toBe('2 วัน 3 ชม.');
  expect(leftText(24 * HOUR)).toBe('1 วัน 0 ชม.');
  expect(leftText(5 * HOUR + 13 * MINUTE - SECOND)).toBe('5 ชม. 12 นาที');
  expect(leftText(5 * HOUR + 12 * MINUTE)).toBe('5 ชม. 12 นาที');
  expect(leftText(HOUR)).toBe('1 ชม. 0 นาที');
  expect(leftText(HOUR - SECOND)).toBe('00:59:59');
  expect(leftText(-MINUTE)).toBe('00:00:00');
});
