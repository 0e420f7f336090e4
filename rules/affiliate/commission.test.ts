import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commissionOf, FIRST_RATES, mostCommissionBp, rateOf } from '#rules/affiliate/commission.ts';
import { mostBackBp } from '#rules/loyalty/give-back.ts';

test('a wager has the rate of its kind, else of its area, else none', () => {
  const rates = { lotto: 20, 'lotto/yeekee': 10, games: 15 };
  expect(rateOf(rates, 'lotto', 'yeekee')).toBe(10);
  expect(rateOf(rates, 'lotto', 'thai')).toBe(20);
  expect(rateOf(rates, 'games', 'any')).toBe(15);
  expect(rateOf(rates, 'sport', 'any')).toBe(0);
});

test.each([
  [100_000n, 20, 200n],
  [99_999n, 20, 199n],
  [499n, 20, 0n],
  [500n, 20, 1n],
  [0n, 20, 0n],
  [12_345n, 0, 0n],
])('of %s satang at %i hundredths of a percent %s are commission', (stake, rate, commission) => {
  expect(commissionOf(stake, rate)).toBe(commission);
});

test('all levels together are the most where each has its rate of one thing', () => {
  expect(mostCommissionBp([])).toBe(0);
  expect(mostCommissionBp([{ lotto: 15 }, { lotto: 5, games: 12 }])).toBe(20);
  expect(mostCommissionBp([{ lotto: 10 }, { 'lotto/yeekee': 12 }])).toBe(22);
});

test('the first rates give back what commission may', () => {
  expect(mostCommissionBp(FIRST_RATES)).toBe(mostBackBp.affiliate);
});

test('no wager brings more than the most, on any level and of any kind', () => {
  const rates = fc.dictionary(fc.constantFrom('lotto', 'games', 'lotto/yeekee', 'lotto/thai'), fc.nat(30), {
    noNullPrototype: true,
  });
  const placed = fc.constantFrom(
    ['lotto', 'yeekee'] as const,
    ['lotto', 'thai'] as const,
    ['games', 'x'] as const,
  );
  fc.assert(
    fc.property(
      fc.array(rates, { maxLength: 2 }),
      placed,
      fc.bigInt({ min: 0n, max: 10_000_000_00n }),
      (levels, [area, kind], stake) => {
        const paid = levels.reduce((sum, one) => sum + commissionOf(stake, rateOf(one, area, kind)), 0n);
        expect(paid * 10_000n).toBeLessThanOrEqual(stake * BigInt(mostCommissionBp(levels)));
      },
    ),
  );
});
