import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/error-codes.ts';
import type { LineIn } from '#contract/lotto/bills.ts';
import { presentChecked } from '#contract/lotto/present-checked.ts';
import { assessLines, type ControlTerms, type LineTerms, type TypeTerms } from './assess-lines.ts';
import { type Bet, betKey } from './bet-number.ts';
import { betTypes } from './bet-type.ts';

const BAHT = 100n;

/** 1 to 1,000 baht a line, 1,000 baht a number, rate 900; run_bottom is not offered. */
function typeTerms(type: string): TypeTerms {
  return {
    rateHundredths: 90_000,
    discountBp: 0,
    minSatang: BAHT,
    maxSatang: 1_000n * BAHT,
    maxPerNumberSatang: 1_000n * BAHT,
    enabled: type !== 'run_bottom',
  };
}

const controls: readonly (Bet & ControlTerms)[] = [
  { type: 'top_2', number: '13', control: 'blocked', limitSatang: null },
  { type: 'top_2', number: '77', control: 'half_pay', limitSatang: null },
  { type: 'tod_4', number: '1138', control: 'blocked', limitSatang: null },
  { type: 'top_2', number: '99', control: 'custom_limit', limitSatang: 20n * BAHT },
];

const terms: LineTerms = {
  payoutCapSatang: 100_000_000n * BAHT,
  closedTypes: new Map(),
  types: new Map(betTypes.map((type) => [type, typeTerms(type)])),
  controls: new Map(controls.map((control) => [betKey(control), control])),
};

const sold = new Map([['top_2 12', 950n * BAHT]]);

function check(line: LineIn, consent = true) {
  return assessLines(terms, [line], sold, consent).map(presentChecked)[0];
}

describe('assessLines', () => {
  it.each([
    [{ type: 'top_2', number: '12', amount: 50 }, 0, null],
    [{ type: 'top_2', number: '12', amount: 51 }, errorCodes.NUMBER_FULL, 50],
    [{ type: 'top_2', number: '99', amount: 21 }, errorCodes.NUMBER_FULL, 20],
    [{ type: 'top_2', number: '13', amount: 10 }, errorCodes.NUMBER_BLOCKED, null],
    [{ type: 'top_2', number: '14', amount: 0.99 }, errorCodes.LINE_BELOW_MIN, null],
    [{ type: 'top_2', number: '14', amount: 0 }, errorCodes.LINE_BELOW_MIN, null],
    [{ type: 'top_2', number: '14', amount: 1_000.01 }, errorCodes.OVER_MAX, 1_000],
    [{ type: 'top_2', number: '141', amount: 1 }, errorCodes.BAD_NUMBER, null],
    [{ type: 'top_2', number: '๑๔', amount: 1 }, 0, null],
    [{ type: 'run_bottom', number: '1', amount: 1 }, errorCodes.BET_TYPE_DISABLED, null],
    [{ type: 'pin_1', number: '1', amount: 1 }, errorCodes.BET_TYPE_DISABLED, null],
    [{ type: 'top_2', number: '14', amount: 1, rate: 850 }, errorCodes.RATE_CHANGED, null],
    [{ type: 'top_2', number: '14', amount: 1, rate: 900 }, 0, null],
    [{ type: 'top_2', number: '14', amount: 1, rate: 900, discount: 28 }, errorCodes.RATE_CHANGED, null],
    [{ type: 'top_2', number: '14', amount: 1, rate: 900, discount: 0 }, 0, null],
    [{ type: 'top_2', number: '77', amount: 1, rate: 450, discount: 28 }, errorCodes.RATE_CHANGED, null],
    [{ type: 'top_2', number: '77', amount: 1 }, errorCodes.NUMBER_HALF_PAY, null],
    [{ type: 'top_2', number: '77', amount: 1, rate: 900 }, errorCodes.NUMBER_HALF_PAY, null],
    [{ type: 'top_2', number: '77', amount: 1, rate: 450 }, 0, null],
  ] satisfies [LineIn, number, number | null][])('%j: code %d', (line, code, remaining) => {
    expect(check(line)).toMatchObject({ error: code, remaining });
  });

  it('names what the member cannot change first', () => {
    expect(check({ type: 'run_bottom', number: '12', amount: 0 })?.error).toBe(errorCodes.BET_TYPE_DISABLED);
    expect(check({ type: 'top_2', number: '13', amount: 0 })?.error).toBe(errorCodes.NUMBER_BLOCKED);
    expect(check({ type: 'top_2', number: '12', amount: 1_001 })?.error).toBe(errorCodes.OVER_MAX);
    expect(check({ type: 'top_2', number: '77', amount: 0 })?.error).toBe(errorCodes.LINE_BELOW_MIN);
  });

  it('shows a half-pay number at its half rate before it is agreed to', () => {
    expect(check({ type: 'top_2', number: '77', amount: 10 }, false)).toMatchObject({
      status: 'half_pay',
      rate: 450,
      potential: 4_500,
      error: 0,
    });
  });

  it('counts lines of one number together', () => {
    const line = { type: 'top_2', number: '12', amount: 25 };
    const codes = assessLines(terms, [line, line, line], sold, true).map(
      (assessed) => presentChecked(assessed).error,
    );
    expect(codes).toEqual([0, 0, errorCodes.NUMBER_FULL]);
  });

  it('says of a number that it is full, not that nothing more is taken', () => {
    const line = { type: 'top_2', number: '12', amount: 50 };
    const words = assessLines(terms, [line, line], sold, true).map(({ refusal }) => refusal?.message);
    expect(words).toEqual([undefined, 'เลข 12 เต็มแล้ว']);
  });

  it('takes every order of a tod number for one and the same', () => {
    const sums = assessLines(
      terms,
      ['123', '321', '213', '456'].map((number) => ({ type: 'tod_3', number, amount: 400 })),
      new Map([['tod_3 123', 100n * BAHT]]),
      true,
    ).map(presentChecked);
    expect(sums.map(({ number, error, remaining }) => [number, error, remaining])).toEqual([
      ['123', 0, null],
      ['321', 0, null],
      ['213', errorCodes.OVER_MAX, 100],
      ['456', 0, null],
    ]);
    for (const number of ['1138', '8311', '1831']) {
      expect(check({ type: 'tod_4', number, amount: 1 })?.error).toBe(errorCodes.NUMBER_BLOCKED);
      expect(check({ type: 'top_4', number, amount: 1 })?.error).toBe(0);
    }
  });

  it('holds the most of a line against all lines of a number in the bill', () => {
    const line = { type: 'top_3', number: '014', amount: 600 };
    const [first, second, third] = assessLines(terms, [line, line, { ...line, amount: 400 }], sold, true);
    expect(first?.refusal).toBeNull();
    expect(second?.refusal).toEqual({
      reason: 'OVER_MAX',
      message: 'เลข 014 รวมทุกรายการในโพยนี้ได้ไม่เกิน 1,000.00 บาท',
    });
    expect(second?.remainingSatang).toBe(400n * BAHT);
    expect(third?.refusal).toBeNull();
  });

  it('never takes more of a number than its limit', () => {
    const lines = fc.array(
      fc.record({
        type: fc.constantFrom(...betTypes),
        number: fc.stringMatching(/^[12]{1,4}$/),
        amount: fc.integer({ min: 0, max: 150_000 }).map((satang) => satang / 100),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(lines, fc.boolean(), (bill, consent) => {
        const taken = new Map(sold);
        for (const line of assessLines(terms, bill, sold, consent)) {
          if (line.refusal) continue;
          const key = betKey(line);
          taken.set(key, (taken.get(key) ?? 0n) + line.faceSatang);
          expect(taken.get(key)).toBeLessThanOrEqual(terms.controls.get(key)?.limitSatang ?? 1_000n * BAHT);
        }
      }),
    );
  });
});
