import { expect, test } from 'vitest';
import { exclusionFrom, exclusionLengths, isExcluded, longerExclusion } from './exclusion.ts';

const now = new Date('2025-08-31T20:30:00+07:00');
const until = (length: (typeof exclusionLengths)[number]) =>
  exclusionFrom(length, now).until?.toISOString() ?? null;

test('a time-out is of a day to six weeks, an exclusion of half a year and longer', () => {
  expect(exclusionLengths.map(until)).toEqual([
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
  expect(exclusionLengths.filter((length) => exclusionFrom(length, now).kind === 'timeout')).toHaveLength(4);
});

test('it lasts to its instant, for good without one', () => {
  const exclusion = exclusionFrom('day', now);
  expect(isExcluded(exclusion, now)).toBe(true);
  expect(isExcluded(exclusion, new Date('2025-09-01T13:29:59.999Z'))).toBe(true);
  expect(isExcluded(exclusion, new Date('2025-09-01T13:30:00Z'))).toBe(false);
  expect(isExcluded(exclusionFrom('permanent', now), new Date('2125-01-01'))).toBe(true);
  expect(isExcluded(null, now)).toBe(false);
});

test('of two exclusions the longer holds, whichever came first', () => {
  const [day, half, forever] = [
    exclusionFrom('day', now),
    exclusionFrom('six_months', now),
    exclusionFrom('permanent', now),
  ];
  expect(longerExclusion(day, half)).toBe(half);
  expect(longerExclusion(half, day)).toBe(half);
  expect(longerExclusion(forever, half)).toBe(forever);
  expect(longerExclusion(day, forever)).toBe(forever);
  expect(longerExclusion({ ...half, kind: 'timeout' }, half)).toBe(half);
});
