import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimableDay, claimEnd } from '#rules/cashback/claim-time.ts';
import { adjustmentOf, closeDay } from '#rules/cashback/close-day.ts';
import { nextRank, rankOf, ranks } from '#rules/cashback/rank.ts';
import { areWithinBound, firstRates, type RankRates } from '#rules/cashback/rates.ts';
import { type DayFigures, netLoss, rebateOf } from '#rules/cashback/rebate.ts';
import { leastEdgeBp, mostBackBp } from '#rules/loyalty/give-back.ts';

const at = (text: string) => new Date(text);
const baht = (amount: number) => BigInt(amount) * 100n;
const day = (figures: Partial<DayFigures>): DayFigures => ({
  ...{
    stakedSatang: 0n,
    correctedSatang: 0n,
    startSatang: 0n,
    depositSatang: 0n,
    withdrawalSatang: 0n,
    endSatang: 0n,
    bonusSatang: 0n,
  },
  ...figures,
});
const rates: RankRates = {
  ...{ rank: 'bronze', turnoverBp: 15, lossBp: 500, capSatang: baht(1_000), lossMostBp: 20 },
};

describe('the rebate of a day', () => {
  /** (5000 − 1200 − 300 − 0) × 5 % = 175.00, where the stake at risk is large enough. */
  const example = day({ depositSatang: baht(5_000), withdrawalSatang: baht(1_200), endSatang: baht(300) });

  test('five percent of the worked example are 175 baht', () => {
    expect(netLoss(example)).toBe(baht(3_500));
    expect(rebateOf('loss', { ...example, stakedSatang: baht(100_000) }, rates)).toBe(175_00n);
  });

  test.each([
    ['the stake at risk bounds it', { stakedSatang: baht(10_000) }, 20_00n],
    ['without a stake at risk there is none', {}, 0n],
    ['a bonus is no loss', { stakedSatang: baht(100_000), bonusSatang: baht(3_500) }, 0n],
    [
      'what was there in the morning counts',
      { stakedSatang: baht(1_000_000), startSatang: baht(1_000) },
      225_00n,
    ],
    [
      'a prize that came later makes the loss less',
      { stakedSatang: baht(100_000), correctedSatang: baht(500) },
      150_00n,
    ],
    ['who won gets none', { stakedSatang: baht(100_000), endSatang: baht(9_000) }, 0n],
    [
      'the cap of the rank bounds it',
      { stakedSatang: baht(9_000_000), depositSatang: baht(90_000) },
      baht(1_000),
    ],
  ])('%s', (_, figures, rebate) => {
    expect(rebateOf('loss', { ...example, ...figures }, rates)).toBe(rebate);
  });

  test('turnover brings its rate of the stake at risk, never rounded up', () => {
    expect(rebateOf('turnover', day({ stakedSatang: baht(10_000) }), rates)).toBe(15_00n);
    expect(rebateOf('turnover', day({ stakedSatang: 6_66n }), rates)).toBe(0n);
  });
});

describe('rank', () => {
  test('it follows from the stake at risk of 30 days', () => {
    expect([0n, baht(49_999), baht(50_000), baht(499_999), baht(500_000)].map(rankOf)).toEqual([
      ...['bronze', 'bronze', 'silver', 'silver', 'gold'],
    ]);
    expect(ranks.map(nextRank)).toEqual(['silver', 'gold', null]);
  });
});

describe('claims', () => {
  test('a day is claimed on the day after it, in Bangkok', () => {
    expect(claimableDay(at('2025-06-15T23:59:59.999+07:00'))).toBe('2025-06-14');
    expect(claimableDay(at('2025-06-16T00:00:00+07:00'))).toBe('2025-06-15');
    expect(claimEnd('2025-06-15')).toEqual(at('2025-06-17T00:00:00+07:00'));
  });
});

describe('earlier days', () => {
  test('less than was given is taken off later days, and no wallet', () => {
    expect(closeDay(100n, -30n, 0n)).toEqual({ dueSatang: 70n, carrySatang: 0n });
    expect(closeDay(20n, -30n, -5n)).toEqual({ dueSatang: 0n, carrySatang: -15n });
  });

  test.each([
    ['a claimed day loses what it lost', 100, 0, 0, 60, -40],
    ['it loses it once', 100, -40, 0, 60, 0],
    ['it gets it back', 100, -40, 0, 100, 40],
    ['a day that was let pass loses nothing', 100, 0, 100, 60, 0],
    ['and is not given again', 100, 0, 100, 100, 0],
    ['what it was given since stays as long as it is worth that', 100, 40, 100, 60, 0],
    ['and no longer', 100, 40, 100, 30, -10],
    ['more that was let pass is not taken off', 100, 40, 40, 100, 0],
    ['what was taken off for something let pass comes back', 100, -100, 100, 0, 100],
    ['a day without a rebate gets one', 0, 0, 0, 50, 50],
  ])('%s', (_, rebate, adjusted, passed, now, change) => {
    const earlier = {
      rebateSatang: BigInt(rebate),
      adjustedSatang: BigInt(adjusted),
      nowSatang: BigInt(now),
    };
    expect(adjustmentOf({ ...earlier, passedSatang: BigInt(passed) })).toBe(BigInt(change));
  });

  test('however often a day is put right, all that was given is what it is measured by now', () => {
    const amounts = fc.array(fc.bigInt({ min: 0n, max: 1_000_000n }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 1_000_000n }), amounts, (rebateSatang, measured) => {
        let adjustedSatang = 0n;
        let [given, carried] = [rebateSatang, 0n];
        for (const nowSatang of measured) {
          const change = adjustmentOf({ rebateSatang, adjustedSatang, passedSatang: 0n, nowSatang });
          adjustedSatang += change;
          const { dueSatang, carrySatang } = closeDay(0n, change, carried);
          [given, carried] = [given + dueSatang, carrySatang];
        }
        expect(given + carried).toBe(measured.at(-1));
      }),
    );
  });
});

test('no rates of a rank give back more of a stake at risk than cashback may', () => {
  expect(firstRates.map(({ rank }) => rank)).toEqual([...ranks]);
  expect(firstRates.every(areWithinBound)).toBe(true);
  expect(areWithinBound({ ...rates, turnoverBp: 21 })).toBe(false);
});

test('a bet that loses nine times in ten is no income on any machine: it brings less than it costs', () => {
  const stakedSatang = baht(1_000);
  for (const own of firstRates) {
    const lost = day({ stakedSatang, depositSatang: stakedSatang });
    const back = rebateOf('turnover', lost, own) + rebateOf('loss', lost, own);
    expect(back * 10_000n).toBeLessThan(stakedSatang * BigInt(leastEdgeBp.machine));
  }
});

test('on any day both rebates together stay within the bound, whatever was won and moved', () => {
  const satang = fc.bigInt({ min: 0n, max: 100_000_000_00n });
  const days = fc.record<DayFigures>({
    ...{
      stakedSatang: satang,
      correctedSatang: fc.bigInt({ min: -1_000_000n, max: 1_000_000n }),
      startSatang: satang,
      depositSatang: satang,
    },
    ...{ withdrawalSatang: satang, endSatang: satang, bonusSatang: satang },
  });
  fc.assert(
    fc.property(days, fc.constantFrom(...firstRates), (figures, own) => {
      const back = rebateOf('turnover', figures, own) + rebateOf('loss', figures, own);
      expect(back * 10_000n).toBeLessThanOrEqual(figures.stakedSatang * BigInt(mostBackBp.cashback));
    }),
  );
});
