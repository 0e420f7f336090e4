import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Eligibility,
  isOpenWithdrawal,
  leftToday,
  mostWithdrawable,
  withdrawalStatuses,
  withdrawProblem,
} from './withdrawal.ts';

const terms = { minSatang: 10_000n, maxSatang: 5_000_000n, satangPerDay: 20_000_000n, countPerDay: 5 };
const rich: Eligibility = {
  satangToday: 0n,
  countToday: 0,
  hasOpen: false,
  turnoverLeftSatang: 0n,
  turnoverOf: 'wager',
  availableSatang: 100_000_000n,
  goesSatang: 0n,
};

test('an open withdrawal is one whose money is held', () => {
  expect(withdrawalStatuses.filter(isOpenWithdrawal)).toEqual(['requested', 'approved']);
});

test.each([
  [9_999n, rich, 'below_min'],
  [10_000n, rich, null],
  [5_000_000n, rich, null],
  [5_000_001n, rich, 'above_max'],
  [10_000n, { ...rich, hasOpen: true }, 'open'],
  [10_000n, { ...rich, turnoverLeftSatang: 1n }, 'turnover'],
  [9_999n, { ...rich, turnoverLeftSatang: 1n }, 'below_min'],
  [10_000n, { ...rich, turnoverLeftSatang: 1n, hasOpen: true }, 'open'],
  [10_000n, { ...rich, turnoverLeftSatang: 1n, countToday: 5 }, 'turnover'],
  [10_000n, { ...rich, countToday: 4 }, null],
  [10_000n, { ...rich, countToday: 5 }, 'day_count'],
  [10_000n, { ...rich, satangToday: 19_990_000n }, null],
  [10_001n, { ...rich, satangToday: 19_990_000n }, 'day_amount'],
  [10_000n, { ...rich, availableSatang: 10_000n }, null],
  [10_001n, { ...rich, availableSatang: 10_000n }, 'insufficient'],
  [10_000n, { ...rich, goesSatang: 1n }, 'bonus_goes'],
  [10_001n, { ...rich, availableSatang: 10_000n, goesSatang: 1n }, 'bonus_goes'],
] as const)('%d satang at %o: %s', (satang, eligibility, problem) => {
  expect(withdrawProblem(satang, terms, eligibility, 0n)).toBe(problem);
});

test('what is left of a day is never less than nothing, and nothing once its count is spent', () => {
  expect(leftToday(terms, rich)).toEqual({ satang: 20_000_000n, count: 5 });
  expect(leftToday(terms, { satangToday: 30_000_000n, countToday: 9 })).toEqual({ satang: 0n, count: 0 });
  expect(leftToday(terms, { satangToday: 10n, countToday: 5 })).toEqual({ satang: 0n, count: 0 });
});

const amount = fc.bigInt({ min: 0n, max: 30_000_000n });
const eligibilities = fc.record({
  satangToday: amount,
  countToday: fc.integer({ min: 0, max: 6 }),
  hasOpen: fc.constant(false),
  turnoverLeftSatang: fc.constant(0n),
  turnoverOf: fc.constant('wager' as const),
  availableSatang: amount,
  goesSatang: fc.constant(0n),
});

test('the most that can be withdrawn can be, and one satang more cannot', () => {
  fc.assert(
    fc.property(eligibilities, (eligibility) => {
      const most = mostWithdrawable(terms, leftToday(terms, eligibility), eligibility.availableSatang);
      if (most > 0n) expect(withdrawProblem(most, terms, eligibility, 0n)).toBeNull();
      const more = most > 0n ? most + 1n : terms.minSatang;
      expect(withdrawProblem(more, terms, eligibility, 0n)).not.toBeNull();
    }),
  );
});
