import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOfKind } from '#rules/lotto/kinds/kind-figures.ts';
import { chargeOf, halfRate, payoutOf, rateFromWire, rateOnWire, settleLine } from './payout.ts';

const CAP = 10_000_000_000n;
const amounts = fc.bigInt({ min: 1n, max: 1_000_000_000n });
const rates = fc.integer({ min: 0, max: 1_000_000 });

describe('payoutOf', () => {
  it('pays the rate of the line', () => {
    expect(payoutOf(1_000n, 90_000, CAP)).toBe(900_000n);
    expect(payoutOf(1_000n, 320, CAP)).toBe(3_200n);
  });

  it('pays a half-pay number half: 10 baht at 900 give 4,500.00', () => {
    expect(payoutOf(1_000n, halfRate(90_000), CAP)).toBe(450_000n);
  });

  it.each([
    [1_000n, 900, 900_000n],
    [1_000n, 450, 450_000n],
    [1_000n, 3.2, 3_200n],
    [25n, 4.2, 105n],
    [1_000_000_000n, 900, 900_000_000_000n],
  ])('%d satang at %d on the wire pay %d where no cap is known', (amount, rate, payout) => {
    expect(payoutOf(amount, rateFromWire(rate), null)).toBe(payout);
  });

  it('rounds down to the satang', () => {
    expect(payoutOf(1n, 399, CAP)).toBe(3n);
    expect(halfRate(425)).toBe(212);
  });

  it('stops at the cap of 100,000,000 baht', () => {
    expect(payoutOf(2_000_000n, 500_000, CAP)).toBe(CAP);
    expect(payoutOf(2_000_001n, 500_000, CAP)).toBe(CAP);
    expect(payoutOf(1_999_999n, 500_000, CAP)).toBe(9_999_995_000n);
  });

  it('never pays more than amount times rate, nor a satang less than its whole part', () => {
    fc.assert(
      fc.property(amounts, rates, (faceSatang, rateHundredths) => {
        const paid = payoutOf(faceSatang, rateHundredths, 10n ** 18n) * 100n;
        const exact = faceSatang * BigInt(rateHundredths);
        return paid <= exact && exact < paid + 100n;
      }),
    );
  });
});

describe('chargeOf', () => {
  it.each([
    [10_000n, 2_800, 7_200n],
    [5_000n, 3_300, 3_350n],
    [10_000n, 0, 10_000n],
    [10_000n, 10_000, 0n],
    [1n, 5_000, 1n],
    [3n, 5_000, 2n],
    [1n, 5_001, 0n],
  ])('of %d satang less %d basis points is %d', (amount, discount, charge) => {
    expect(chargeOf(amount, discount)).toBe(charge);
  });

  it('lies within half a satang of the exact charge', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, discount) => {
        const off = chargeOf(amount, discount) * 10_000n - amount * BigInt(10_000 - discount);
        return off > -5_000n && off <= 5_000n;
      }),
    );
  });
});

describe('rates on the wire', () => {
  it('comes back as the same hundredths', () => {
    fc.assert(fc.property(rates, (hundredths) => rateFromWire(rateOnWire(hundredths)) === hundredths));
    expect(rateOnWire(320)).toBe(3.2);
    expect(rateFromWire(4.2)).toBe(420);
  });
});

describe('settleLine', () => {
  const figures = figuresOfKind('glo', [
    { id: 'first', numbers: ['123338'] },
    { id: 'front_three', numbers: ['290', '742'] },
    { id: 'back_three', numbers: ['339', '881'] },
    { id: 'last_two', numbers: ['21'] },
  ]);

  it('pays a run bet once however often its digit occurs: 3 in 338 gives 32.00 for 10 baht', () => {
    const line = { type: 'run_top', number: '3', faceSatang: 1_000n, rateHundredths: 320 } as const;
    expect(settleLine(line, figures, CAP)).toEqual({ status: 'win', payoutSatang: 3_200n });
  });

  it('pays a losing line nothing', () => {
    const line = { type: 'top_3', number: '333', faceSatang: 1_000n, rateHundredths: 90_000 } as const;
    expect(settleLine(line, figures, CAP)).toEqual({ status: 'lose', payoutSatang: 0n });
  });
});
