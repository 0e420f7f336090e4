import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFigures } from '#rules/lotto/matching.ts';
import { drawStatistics, longestAbsent, mostFrequent } from './draw-statistics.ts';

const drawn = (top3: string, bottom2: string) => ({
  ...noFigures,
  top3: [top3],
  top2: [top3.slice(1)],
  bottom2: [bottom2],
});
/** Newest first. */
const draws = [drawn('338', '21'), drawn('863', '12'), drawn('014', '21'), drawn('863', '00')];

describe('drawStatistics', () => {
  it('counts the draws in which a digit or a pair came, once each, and how long it was away', () => {
    const { topDigits, bottomDigits, topPairs, bottomPairs } = drawStatistics(draws);
    expect(topDigits[3]).toEqual({ number: '3', count: 3, absent: 0, longestAbsence: 1 });
    expect(topDigits[0]).toEqual({ number: '0', count: 1, absent: 2, longestAbsence: 2 });
    expect(topDigits[9]).toEqual({ number: '9', count: 0, absent: 4, longestAbsence: 4 });
    expect(bottomDigits[0]).toEqual({ number: '0', count: 1, absent: 3, longestAbsence: 3 });
    expect(topPairs[63]).toEqual({ number: '63', count: 2, absent: 1, longestAbsence: 1 });
    expect(bottomPairs[21]).toEqual({ number: '21', count: 2, absent: 0, longestAbsence: 1 });
  });

  it('has nothing to say of no draws', () => {
    const { draws: count, topDigits, topPairs } = drawStatistics([]);
    expect([count, topDigits.length, topPairs.length]).toEqual([0, 10, 100]);
    expect(topPairs.every((one) => one.count + one.absent + one.longestAbsence === 0)).toBe(true);
  });

  it('agrees with counting by hand, whatever was drawn', () => {
    const number = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
    fc.assert(
      fc.property(fc.array(fc.tuple(number(3), number(2)), { maxLength: 12 }), (past) => {
        const { topDigits, bottomPairs } = drawStatistics(past.map(([top, bottom]) => drawn(top, bottom)));
        for (const { number: digit, count } of topDigits)
          expect(count).toBe(past.filter(([top]) => top.includes(digit)).length);
        expect(bottomPairs.reduce((sum, { count }) => sum + count, 0)).toBe(past.length);
        for (const { count, absent, longestAbsence } of [...topDigits, ...bottomPairs]) {
          expect(absent).toBeLessThanOrEqual(longestAbsence);
          expect(longestAbsence).toBeLessThanOrEqual(past.length - count);
        }
      }),
    );
  });
});

describe('what stands out', () => {
  it('is named most first, the lower number first among equals', () => {
    const { bottomPairs } = drawStatistics(draws);
    expect(mostFrequent(bottomPairs, 3).map(({ number }) => number)).toEqual(['21', '00', '12']);
    expect(longestAbsent(bottomPairs, 2).map(({ number }) => number)).toEqual(['01', '02']);
  });
});
