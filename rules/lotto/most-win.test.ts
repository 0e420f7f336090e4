import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betDigits } from './bet-type.ts';
import { isWin, noFigures } from './matching.ts';
import { mostWin } from './most-win.ts';

const three = Array.from({ length: 1_000 }, (_, drawn) => String(drawn).padStart(3, '0'));
const win = (type: keyof typeof betDigits, number: string, payoutSatang: bigint) => ({
  type,
  number,
  payoutSatang,
});

describe('mostWin', () => {
  it('is what the best result pays, not the sum of bets that cannot all win', () => {
    expect(mostWin([])).toBe(0n);
    expect(mostWin([win('top_2', '12', 900n), win('top_2', '21', 800n)])).toBe(900n);
    expect(
      mostWin([win('top_3', '312', 9_000n), win('tod_3', '123', 1_500n), win('top_2', '12', 900n)]),
    ).toBe(11_400n);
    expect(mostWin([win('run_top', '1', 32n), win('run_top', '2', 32n), win('bottom_2', '12', 900n)])).toBe(
      964n,
    );
    expect(mostWin(['111', '222', '333'].map((number) => win('front_3', number, 450n)))).toBe(900n);
    expect(
      mostWin([win('top_4', '7863', 50_000n), win('tod_4', '3678', 2_000n), win('top_3', '863', 9_000n)]),
    ).toBe(61_000n);
  });

  it('equals a count over every result', () => {
    const type = fc.constantFrom('top_3', 'tod_3', 'top_2', 'run_top', 'bottom_2', 'run_bottom');
    const line = type.chain((one) =>
      fc.record({
        type: fc.constant(one),
        number: fc.stringMatching(new RegExp(`^[0-2]{${betDigits[one]}}$`)),
        payoutSatang: fc.bigInt({ min: 1n, max: 1_000_000n }),
      }),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
        const paid = (isTop: boolean, drawn: string) =>
          lines
            .filter((one) => /top|tod/.test(one.type) === isTop)
            .filter((one) =>
              isWin(one.type, one.number, {
                ...noFigures,
                top3: [drawn],
                top2: [drawn.slice(1)],
                bottom2: [drawn.slice(1)],
              }),
            )
            .reduce((sum, one) => sum + one.payoutSatang, 0n);
        const most = (isTop: boolean) =>
          three.map((drawn) => paid(isTop, drawn)).toSorted((one, other) => Number(other - one))[0] ?? 0n;
        expect(mostWin(lines)).toBe(most(true) + most(false));
      }),
      { numRuns: 15 },
    );
  });
});
