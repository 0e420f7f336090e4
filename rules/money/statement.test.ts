import { expect, test } from 'vitest';
import { firstOf, isPeriod } from './statement.ts';

test('a year ends with its last day, and begins no earlier than the calendar', () => {
  expect(firstOf('2025-06-15')).toBe('2024-06-15');
  expect(firstOf('2024-12-31')).toBe('2024-01-01');
  expect(firstOf('2025-06-15', 7)).toBe('2025-06-09');
  expect(firstOf('1900-12-31')).toBe('1900-01-01');
  expect(firstOf('1900-01-01', 7)).toBe('1900-01-01');
});

test.each([
  ['2024-01-01', '2024-12-31', true],
  ['2025-01-01', '2026-01-01', true],
  ['2025-01-01', '2026-01-02', false],
  ['2025-12-31', '2026-01-01', true],
  ['2025-06-15', '2025-06-14', false],
  ['2025-02-29', '2025-03-01', false],
  ['2568-06-15', '2568-06-16', false],
])('%s to %s is a period: %s', (from, to, is) => expect(isPeriod(from, to)).toBe(is));
