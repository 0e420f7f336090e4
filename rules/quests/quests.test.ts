import fc from 'fast-check';
import { expect, test } from 'vitest';
import { POINT_SATANG } from '#rules/points/point-worth.ts';
import {
  CHECK_IN_DAYS,
  CHECK_IN_RETURNED_BP,
  CHECK_IN_STAKE_BAHT,
  checkInPoints,
} from '#rules/quests/check-in.ts';
import { mostDaysOf, periodAt } from '#rules/quests/quest-period.ts';
import { returnedBp, returnedOfAll } from '#rules/quests/quest-worth.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

const always = { startsAt: new Date('2025-01-01T00:00:00Z'), endsAt: new Date('2030-01-01T00:00:00Z') };
const at = (text: string) => new Date(text);

test.each([
  ['day', '2025-06-15T23:59:59.999+07:00', '2025-06-15'],
  ['day', '2025-06-16T00:00:00+07:00', '2025-06-16'],
  ['week', '2025-06-15T23:59:59.999+07:00', '2025-06-09'],
  ['week', '2025-06-16T00:00:00+07:00', '2025-06-16'],
  ['month', '2025-06-30T23:59:59.999+07:00', '2025-06-01'],
  ['month', '2025-07-01T00:00:00+07:00', '2025-07-01'],
] as const)('the %s at %s begins on %s', (kind, now, period) => {
  expect(periodAt({ kind, ...always }, at(now)).period).toBe(period);
});

test.each([
  ['day', '2025-06-15T18:00:00+07:00', '2026-06-15T00:00:00+07:00', 1],
  ['week', '2025-06-15T00:00:00+07:00', '2025-07-15T00:00:00+07:00', 7],
  ['week', '2025-06-12T00:00:00+07:00', '2025-06-18T00:00:00+07:00', 4],
  ['month', '2025-02-01T00:00:00+07:00', '2025-03-01T00:00:00+07:00', 28],
  ['month', '2025-01-20T00:00:00+07:00', '2026-01-01T00:00:00+07:00', 31],
  ['month', '2025-06-20T00:00:00+07:00', '2025-07-10T00:00:00+07:00', 11],
  ['event', '2025-06-15T12:00:00+07:00', '2025-06-17T00:00:00+07:00', 2],
  ['event', '2025-06-15T12:00:00+07:00', '2025-06-17T00:00:01+07:00', 3],
] as const)('the longest period of a quest by %s from %s until %s has %i days', (kind, start, end, days) => {
  expect(mostDaysOf({ kind, startsAt: at(start), endsAt: at(end) })).toBe(days);
});

test('an instant lies in its period, and the next one begins where it ends', () => {
  const instants = fc.date({ min: at('2025-02-01'), max: at('2029-06-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.constantFrom('day', 'week', 'month'), (now, kind) => {
      const { period, from, until } = periodAt({ kind, ...always }, now);
      expect(from <= now && now < until).toBe(true);
      expect(bangkokDate(from)).toBe(period);
      expect(periodAt({ kind, ...always }, until).from).toEqual(until);
      expect(periodAt({ kind, ...always }, new Date(until.getTime() - 1)).period).toBe(period);
    }),
  );
});

test('any run of check-ins that one stake allows gives back no more than it says, also over the end of a month', () => {
  const stakeSatang = CHECK_IN_STAKE_BAHT * 100;
  for (let first = 1; first <= 31; first += 1)
    for (let inMonth = 1; inMonth <= CHECK_IN_DAYS; inMonth += 1) {
      const numbers = Array.from({ length: CHECK_IN_DAYS }, (_, step) =>
        step < inMonth ? first + step : step - inMonth + 1,
      );
      const points = numbers.reduce((sum, number) => sum + checkInPoints(number), 0);
      const returnedBp = ((points * POINT_SATANG) / stakeSatang) * 10_000;
      expect(returnedBp, numbers.join()).toBeLessThanOrEqual(CHECK_IN_RETURNED_BP);
    }
});

test('a quest that costs nothing gives back without end', () => {
  const prize = { prizeKind: 'point', prizeAmount: 1 } as const;
  expect(returnedBp({ ...prize, conditions: [{ fact: 'deposits', least: 100_000n }] })).toBe(Infinity);
  expect(returnedBp({ ...prize, conditions: [{ fact: 'stake', least: 10_000n }] })).toBe(5);
});

test('money counts as it is, and together with points and spins', () => {
  const conditions = [{ fact: 'stake', least: 1_000_000n }] as const;
  const quests = [
    { prizeKind: 'credit', prizeAmount: 1_000, conditions },
    { prizeKind: 'point', prizeAmount: 200, conditions },
    { prizeKind: 'spin', prizeAmount: 2, conditions },
  ] as const;
  expect(quests.map(returnedBp)).toEqual([10, 10, 10]);
  expect(returnedOfAll(quests)).toBe(30);
});
