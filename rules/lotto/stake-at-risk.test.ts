import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fiveDigitDerivation } from '#rules/lotto/kinds/five-digits/figures.ts';
import { gloDerivation } from '#rules/lotto/kinds/glo/figures.ts';
import { laoDerivation } from '#rules/lotto/kinds/lao/figures.ts';
import { allNumbers, cover, portfolios, yeekeeLine } from '#tests/staked-lines.ts';
import { figuresFrom } from './kinds/derivation.ts';
import { isWin } from './matching.ts';
import { chargeOf } from './payout.ts';
import {
  CHANCES,
  certainWin,
  marginOf,
  type StakedLine,
  stakeAtRisk,
  stakedLine,
  turnoverStake,
} from './stake-at-risk.ts';

const atRisk = (lines: readonly StakedLine[]) => stakeAtRisk(fiveDigitDerivation, lines);

const isBelow = (type: string) => type === 'bottom_2' || type === 'run_bottom';
const figuresOf = (digits: string) => figuresFrom(fiveDigitDerivation, [{ id: 'number', numbers: [digits] }]);
const drawnAbove = allNumbers('top_3').map((drawn) => figuresOf(`00${drawn}`));
const drawnBelow = allNumbers('bottom_2').map((drawn) => figuresOf(`${drawn}000`));
const known = new Map<string, readonly boolean[]>();

/** With which numbers above (000 to 999) or below (00 to 99) a bet wins, asked of the rule that settles. */
function winsWith(type: StakedLine['type'], number: string): readonly boolean[] {
  const key = `${type} ${number}`;
  const wins =
    known.get(key) ??
    (isBelow(type) ? drawnBelow : drawnAbove).map((figures) => isWin(type, number, figures));
  known.set(key, wins);
  return wins;
}

function paidBy(lines: readonly StakedLine[], numbers: readonly string[]): number[] {
  const paid = numbers.map(() => 0);
  for (const { type, number, payoutSatang } of lines)
    for (const [at, isWon] of winsWith(type, number).entries())
      if (isWon) paid[at] = (paid[at] ?? 0) + Number(payoutSatang);
  return paid;
}

/** What lines win with each of the 100,000 results; what stands on top and below are other digits. */
function everyResult(lines: readonly StakedLine[]): number[] {
  const above = paidBy(
    lines.filter(({ type }) => !isBelow(type)),
    allNumbers('top_3'),
  );
  const below = paidBy(
    lines.filter(({ type }) => isBelow(type)),
    allNumbers('bottom_2'),
  );
  return below.flatMap((bottom) => above.map((top) => top + bottom));
}

describe('stake at risk', () => {
  it('is 2 of 72 where all hundred numbers at 72 always pay 70', () => {
    const hedge = cover({ type: 'top_2', baht: 1, pack: 1 });
    expect(hedge.reduce((sum, { chargedSatang }) => sum + chargedSatang, 0n)).toBe(7_200n);
    expect(atRisk(hedge)).toBe(200n);
    // 720 that lose 20 for certain.
    expect(atRisk(cover({ type: 'bottom_2', baht: 10, pack: 1 }))).toBe(2_000n);
  });

  it('is the whole charge where a result pays nothing', () => {
    expect(atRisk([])).toBe(0n);
    expect(atRisk([yeekeeLine('12', { type: 'top_2', baht: 100 })])).toBe(10_000n);
    expect(atRisk(cover({ type: 'top_2', baht: 1 }).slice(1))).toBe(9_900n);
  });

  it('counts all digits of a run, of which three alike pay once', () => {
    expect(atRisk(cover({ type: 'run_top', baht: 10 }))).toBe(10_000n - 3_200n);
    expect(atRisk(cover({ type: 'run_bottom', baht: 10 }))).toBe(10_000n - 4_200n);
  });

  it('counts types together: a hundred numbers made of halves, of threes, of digits, and top beside bottom', () => {
    const top = cover({ type: 'top_2', baht: 10, pack: 1 });
    const bottom = cover({ type: 'bottom_2', baht: 10, pack: 1 });
    expect(atRisk([...top, ...bottom])).toBe(4_000n);
    // Every pair but 00 to 09 by two digits, those by their three digits: 100 threes stand for ten pairs.
    const threes = allNumbers('top_3').filter((number) => number[1] === '0');
    const mixed = [
      ...top.filter(({ number }) => !number.startsWith('0')),
      ...threes.map((number) => yeekeeLine(number, { type: 'top_3', baht: 1 })),
    ];
    expect(certainWin(fiveDigitDerivation, mixed)).toBe(70_000n);
    // The threes that tod does not cover by its orders, straight.
    const tod = [...new Set(allNumbers('top_3').map((number) => [...number].sort().join('')))];
    const both = tod.map((number) => yeekeeLine(number, { type: 'tod_3', baht: 1 }));
    expect(certainWin(fiveDigitDerivation, both)).toBe(12_000n);
  });

  it('is nothing where rates promise more than they cost', () => {
    const gift = cover({ type: 'top_2', baht: 1 }).map((line) => ({ ...line, payoutSatang: 11_000n }));
    expect(atRisk(gift)).toBe(0n);
    expect(marginOf(gift) < 0n).toBe(true);
  });

  it('is the charge less the least that any of all 100,000 results pays', () => {
    fc.assert(
      fc.property(portfolios, (lines) => {
        const charged = lines.reduce((sum, { chargedSatang }) => sum + Number(chargedSatang), 0);
        const results = everyResult(lines);
        expect(results).toHaveLength(100_000);
        const least = results.reduce((low, paid) => Math.min(low, paid));
        expect(Number(atRisk(lines))).toBe(Math.max(0, charged - least));
        // And the margin is the charge less their mean.
        const total = results.reduce((sum, paid) => sum + paid, 0);
        expect(marginOf(lines)).toBe(BigInt(charged) * CHANCES - BigInt(total));
      }),
      { numRuns: 6 },
    );
  }, 30_000);

  it('never grows by a line that was not there more than by its charge, and two bills together risk no more than apart', () => {
    fc.assert(
      fc.property(portfolios, portfolios, (one, other) => {
        expect(atRisk([...one, ...other])).toBeLessThanOrEqual(atRisk(one) + atRisk(other));
      }),
      { numRuns: 20 },
    );
  });
});

describe('stake at risk where figures have digits in common', () => {
  const line = (type: StakedLine['type'], number: string, baht: number, rate: number) =>
    stakedLine(
      {
        type,
        number,
        faceSatang: BigInt(baht * 100),
        chargedSatang: BigInt(baht * 100),
        rateHundredths: rate * 100,
      },
      null,
    );

  it('sees that the first of three tops is the last of the bottom two of Lao: 8923 is 923 and 89', () => {
    // Tops that begin with 0 to 4, bottoms that end with 5 to 9: one of both always wins, and never both.
    const lines = [
      ...allNumbers('top_3')
        .filter((number) => Number(number[0]) < 5)
        .map((number) => line('top_3', number, 1, 80)),
      ...allNumbers('bottom_2')
        .filter((number) => Number(number[1]) >= 5)
        .map((number) => line('bottom_2', number, 1, 80)),
    ];
    expect(certainWin(laoDerivation, lines)).toBe(8_000n);
    expect(certainWin(fiveDigitDerivation, lines)).toBe(0n);
  });

  it('sees that the government lottery draws two different front threes', () => {
    const all = allNumbers('top_3').map((number) => line('front_3', number, 1, 450));
    expect(certainWin(gloDerivation, all)).toBe(90_000n);
    expect(certainWin(gloDerivation, all.slice(1))).toBe(45_000n);
    expect(certainWin(gloDerivation, all.slice(2))).toBe(0n);
  });

  it('sees four tops together with three and two', () => {
    const lines = [
      ...allNumbers('top_2')
        .filter((number) => number !== '00')
        .map((number) => line('top_2', number, 1, 90)),
      ...Array.from({ length: 100 }, (_, at) => line('top_4', `${String(at).padStart(2, '0')}00`, 1, 5_000)),
    ];
    expect(certainWin(gloDerivation, lines)).toBe(9_000n);
  });
});

describe('what counts for turnover', () => {
  const counted = (lines: readonly StakedLine[]) => turnoverStake(fiveDigitDerivation, lines);
  const priced = (faceSatang: bigint, rateHundredths: number, discountBp: number) => {
    const chargedSatang = chargeOf(faceSatang, discountBp);
    return stakedLine({ type: 'top_2', number: '12', faceSatang, chargedSatang, rateHundredths }, null);
  };

  it('is all of a bet by the usual prices, and what can be lost of a hedge', () => {
    expect(counted([priced(100_00n, 9_200, 0)])).toBe(100_00n);
    expect(counted([priced(100_00n, 7_000, 2_800)])).toBe(72_00n);
    expect(counted(cover({ type: 'top_2', baht: 10, pack: 1 }))).toBe(20_00n);
  });

  it('is less of an amount whose charge is rounded down, and grows by each of many', () => {
    // 1.09 baht cost 0.78 where 0.7848 are due: 2.18 % stay with the house, not 2.77 %.
    expect(priced(109n, 7_000, 2_800).chargedSatang).toBe(78n);
    expect(counted([priced(109n, 7_000, 2_800)])).toBe(61n);
    expect(counted(Array.from({ length: 100 }, () => priced(109n, 7_000, 2_800)))).toBe(61_00n);
  });

  it('is nothing by prices that promise as much as they cost or more', () => {
    for (const [rate, discount] of [
      [10_000, 0],
      [7_000, 3_000],
      [9_000, 2_800],
    ] as const)
      expect(counted([priced(100_00n, rate, discount)])).toBe(0n);
  });

  it('is never more than can be lost, and is added up line by line where nothing is certain', () => {
    fc.assert(
      fc.property(portfolios, (lines) => {
        expect(counted(lines)).toBeLessThanOrEqual(atRisk(lines));
        const apart = lines.reduce((sum, one) => sum + counted([one]), 0n);
        expect([apart, atRisk(lines)]).toContain(counted(lines));
        expect(counted(lines)).toBeLessThanOrEqual(apart);
      }),
      { numRuns: 50 },
    );
  });

  it('counts equal lines that come as one as if each came by itself', () => {
    // Rounded line by line: one of 1.09 baht counts 0.61, a hundred of them 61.00.
    expect(counted([{ ...priced(109n, 7_000, 2_800), times: 100n }])).toBe(61_00n);
    fc.assert(
      fc.property(portfolios, fc.array(fc.bigInt(1n, 4n), { minLength: 1 }), (lines, many) => {
        const together = lines.map((line, at) => ({ ...line, times: many[at % many.length] ?? 1n }));
        const apart = together.flatMap(({ times, ...line }) =>
          Array.from({ length: Number(times) }, () => line),
        );
        expect(atRisk(together)).toBe(atRisk(apart));
        expect(marginOf(together)).toBe(marginOf(apart));
        expect(counted(together)).toBe(counted(apart));
      }),
      { numRuns: 20 },
    );
  });
});
