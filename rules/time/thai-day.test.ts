import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './bangkok-time.ts';
import { nearestThaiDay, partsOf, thaiDay } from './thai-day.ts';

test.each([
  [['15', '6', '2568'], '2025-06-15', '2025-06-15'],
  [['31', '2', '2568'], '2025-02-31', '2025-02-28'],
  [['30', '2', '2567'], '2024-02-30', '2024-02-29'],
  [['31', '4', '2568'], '2025-04-31', '2025-04-30'],
  [['32', '1', '2568'], '2025-01-32', undefined],
  [['1e9', '1', '2568'], '2025-01-1e9', undefined],
  [['15', '13', '2568'], '2025-13-15', undefined],
  [['15', '6', '2025'], '1482-06-15', undefined],
  [['', '6', '2568'], '', undefined],
  [['x', '6', '2568'], '2025-06-0x', undefined],
] as const)('%j', ([date, month, year], day, nearest) => {
  expect(thaiDay({ date, month, year })).toBe(day);
  expect(nearestThaiDay({ date, month, year })).toBe(nearest);
});

test('every day is what its parts make', () => {
  const days = fc.integer({ min: 0, max: 100_000 }).map((count) => addDays('1900-01-01', count));
  fc.assert(
    fc.property(days, (day) => nearestThaiDay(partsOf(day)) === day && thaiDay(partsOf(day)) === day),
  );
});
