import { describe, expect, it } from 'vitest';
import { assessLines } from './assess-lines.ts';
import { type Pack, priceIn, typesIn } from './pack.ts';

const limits = { minSatang: 100n, maxSatang: 100_000n, maxPerNumberSatang: 100_000n, enabled: true };
const none = { packRateHundredths: null, packDiscountBp: null };
const types = new Map([
  [
    'top_3',
    { ...limits, rateHundredths: 90_000, discountBp: 0, packRateHundredths: 55_000, packDiscountBp: 3_300 },
  ],
  [
    'top_2',
    { ...limits, rateHundredths: 9_000, discountBp: 0, packRateHundredths: 7_000, packDiscountBp: 2_800 },
  ],
  ['top_4', { ...limits, rateHundredths: 500_000, discountBp: 0, ...none }],
]);
const controls = new Map([['top_3 456', { control: 'half_pay' as const, limitSatang: null }]]);

function assess(pack: Pack, type: string, number: string, amount: number) {
  const terms = {
    types: typesIn(types, pack),
    controls,
    closedTypes: new Map(),
    payoutCapSatang: 10_000_000_000n,
  };
  const [line] = assessLines(terms, [{ type, number, amount }], new Map(), false);
  return line && [line.chargedSatang, line.rateHundredths, line.potentialSatang, line.refusal?.reason];
}

describe('a bill in a pack', () => {
  it.each([
    ['full', 'top_2', '12', 100, 10_000n, 9_000, 900_000n],
    ['discount', 'top_2', '12', 100, 7_200n, 7_000, 700_000n],
    ['discount', 'top_3', '123', 50, 3_350n, 55_000, 2_750_000n],
    ['discount', 'top_3', '456', 50, 3_350n, 27_500, 1_375_000n],
  ] as const)('%s: %s %s for %d costs %d and pays %d', (pack, type, number, amount, charged, rate, win) => {
    expect(assess(pack, type, number, amount)).toEqual([charged, rate, win, undefined]);
  });

  it('does not offer what its pack does not have', () => {
    expect(assess('full', 'top_4', '1234', 1)?.[3]).toBeUndefined();
    expect(assess('discount', 'top_4', '1234', 1)?.[3]).toBe('BET_TYPE_DISABLED');
    expect(priceIn({ rateHundredths: 1, discountBp: 0, ...none }, 'discount')).toBeNull();
  });
});
