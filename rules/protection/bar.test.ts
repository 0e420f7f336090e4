import { expect, test } from 'vitest';
import { barFrom, barLengths, isBarred, longerBar } from './bar.ts';

const now = new Date('2025-08-31T20:30:00+07:00');
const until = (length: (typeof barLengths)[number]) => barFrom(length, now).until?.toISOString() ?? null;

test('a time-out is of a day to six weeks, an exclusion of half a year and longer', () => {
  expect(barLengths.map(until)).toEqual([
    '2025-09-01T13:30:00.000Z',
    '2025-09-07T13:30:00.000Z',
    '2025-09-30T13:30:00.000Z',
    '2025-10-12T13:30:00.000Z',
    // There is no 31 February.
    '2026-03-01T13:30:00.000Z',
    '2026-08-31T13:30:00.000Z',
    '2028-08-31T13:30:00.000Z',
    '2030-08-31T13:30:00.000Z',
    null,
  ]);
  expect(barLengths.filter((length) => barFrom(length, now).kind === 'timeout')).toHaveLength(4);
});

test('it lasts to its instant, for good without one', () => {
  const bar = barFrom('day', now);
  expect(isBarred(bar, now)).toBe(true);
  expect(isBarred(bar, new Date('2025-09-01T13:29:59.999Z'))).toBe(true);
  expect(isBarred(bar, new Date('2025-09-01T13:30:00Z'))).toBe(false);
  expect(isBarred(barFrom('permanent', now), new Date('2125-01-01'))).toBe(true);
  expect(isBarred(null, now)).toBe(false);
});

test('of two bars the longer holds, whichever came first', () => {
  const [day, half, forever] = [barFrom('day', now), barFrom('six_months', now), barFrom('permanent', now)];
  expect(longerBar(day, half)).toBe(half);
  expect(longerBar(half, day)).toBe(half);
  expect(longerBar(forever, half)).toBe(forever);
  expect(longerBar(day, forever)).toBe(forever);
  expect(longerBar({ ...half, kind: 'timeout' }, half)).toBe(half);
});
