import { expect, test } from 'vitest';
import { playedStepAt, playedStepOf, playedSteps } from './played.ts';

test('up to 62 days are looked at by day, more by month', () => {
  expect(playedStepOf({ from: '2025-06-15', to: '2025-06-15' })).toBe('day');
  expect(playedStepOf({ from: '2025-07-01', to: '2025-08-31' })).toBe('day');
  expect(playedStepOf({ from: '2025-06-30', to: '2025-08-31' })).toBe('month');
});

test('a month is cut to its period, also in February of a leap year', () => {
  const period = { from: '2024-01-20', to: '2024-04-02' };
  expect(playedSteps(period)).toEqual([
    { from: '2024-01-20', to: '2024-01-31' },
    { from: '2024-02-01', to: '2024-02-29' },
    { from: '2024-03-01', to: '2024-03-31' },
    { from: '2024-04-01', to: '2024-04-02' },
  ]);
  // The database names a month by its first day.
  expect(playedStepAt(period, 'month', '2024-01-01')).toEqual({ from: '2024-01-20', to: '2024-01-31' });
});

test('every day of a period is in one step, in order', () => {
  expect(playedSteps({ from: '2025-06-29', to: '2025-07-01' })).toEqual(
    ['2025-06-29', '2025-06-30', '2025-07-01'].map((day) => ({ from: day, to: day })),
  );
  expect(playedSteps({ from: '2024-06-16', to: '2025-06-15' })).toHaveLength(13);
  // Both ends of the calendar.
  expect(playedSteps({ from: '1900-01-01', to: '1900-12-31' })).toHaveLength(12);
  expect(playedSteps({ from: '2200-10-30', to: '2200-12-31' }).at(-1)?.to).toBe('2200-12-31');
  expect(playedSteps({ from: '2200-01-01', to: '2200-12-31' })).toHaveLength(12);
});
