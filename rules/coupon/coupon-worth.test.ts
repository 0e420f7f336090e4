import fc from 'fast-check';
import { expect, test } from 'vitest';
import { couponWorth, mostReturnedBp, type StakedBatch } from '#rules/coupon/coupon-worth.ts';

const day = (number: number) => new Date(Date.UTC(2025, 5, number));
const batch = (change: Partial<StakedBatch> = {}): StakedBatch => ({
  ...{ kind: 'shared', prizeKind: 'credit', prizeAmount: 100n, stakeSatang: 100_000n, stakeDays: 7 },
  ...{ startsAt: day(10), endsAt: day(12), ...change },
});

test('prizes are worth what they bring', () => {
  expect(couponWorth({ prizeKind: 'credit', prizeAmount: 150n })).toBe(150n);
  expect(couponWorth({ prizeKind: 'point', prizeAmount: 10n })).toBe(50n);
  expect(couponWorth({ prizeKind: 'spin', prizeAmount: 2n })).toBe(1_000n);
});

test('one baht for a stake of a thousand gives back ten hundredths of a percent', () => {
  expect(mostReturnedBp([batch()])).toBe(10);
  expect(mostReturnedBp([])).toBe(0);
});

test('a code for anybody that asks for no stake gives back without end, a gift to one member nothing', () => {
  expect(mostReturnedBp([batch({ stakeSatang: 0n })])).toBe(Infinity);
  expect(mostReturnedBp([batch({ kind: 'single', stakeDays: 0 })])).toBe(Infinity);
  expect(mostReturnedBp([batch({ kind: 'personal', stakeSatang: 0n, stakeDays: 0 })])).toBe(0);
});

test('a stake counts for batches one after the other too, as far as their days reach back', () => {
  expect(mostReturnedBp([batch(), batch({ startsAt: day(12), endsAt: day(14) })])).toBe(20);
  expect(mostReturnedBp([batch(), batch({ startsAt: day(18), endsAt: day(20) })])).toBe(20);
  expect(mostReturnedBp([batch(), batch({ startsAt: day(19), endsAt: day(20) })])).toBe(10);
  const voided = batch({ endsAt: day(10) });
  expect(mostReturnedBp([batch(), voided])).toBe(10);
  const bonus = batch({ prizeKind: 'bonus', startsAt: day(1), endsAt: day(3) });
  expect(mostReturnedBp([bonus, batch()])).toBe(20);
  expect(mostReturnedBp([bonus, batch({ startsAt: day(17), endsAt: day(18) })])).toBe(10);
});

test('no stake of any day brings back more than is said', () => {
  const terms = fc.record({
    first: fc.nat(30),
    length: fc.integer({ min: 1, max: 9 }),
    stakeDays: fc.integer({ min: 1, max: 9 }),
    prizeKind: fc.constantFrom('credit' as const, 'bonus' as const),
  });
  const batches = fc.array(
    terms.map(({ first, length, ...more }) =>
      batch({ startsAt: day(first), endsAt: day(first + length), ...more }),
    ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(batches, fc.integer({ min: -10, max: 45 }), (all, at) => {
      const stake = day(at).getTime();
      // Used at the last instant that is in time and still has the stake in its days; a bonus at the last before the stake.
      const taken = all.filter(({ prizeKind, startsAt, endsAt, stakeDays }) => {
        if (prizeKind === 'bonus') {
          const use = Math.min(endsAt.getTime() - 1, stake);
          return use >= startsAt.getTime() && stake <= use + stakeDays * 86_400_000;
        }
        const lastUse = Math.min(endsAt.getTime() - 1, stake + stakeDays * 86_400_000);
        return lastUse >= Math.max(startsAt.getTime(), stake);
      });
      expect(taken.length * 10).toBeLessThanOrEqual(mostReturnedBp(all));
    }),
  );
});
