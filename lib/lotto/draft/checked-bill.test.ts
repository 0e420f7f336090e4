import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/error-codes.ts';
import { byUrgency, type Checked, fittingAmount, needsYes, unagreed } from './checked-bill.ts';

const ok: Checked = {
  type: 'top_3',
  number: '863',
  amount: 10,
  status: 'ok',
  rate: 900,
  discount: 33,
  error: 0,
  remaining: null,
};
const half: Checked = { ...ok, number: '368', status: 'half_pay', rate: 450 };
const refused = (error: number, remaining: number | null = null): Checked => ({
  ...ok,
  number: '111',
  status: 'refused',
  error,
  remaining,
});
const seen = { top_3: { rate: 900, discount: 33 } };
const limits = [{ type: 'top_3', min: 1, max: 1_000 }];

describe('what needs a yes', () => {
  it.each([
    ['the rate that was shown', ok, false],
    ['half pay', half, true],
    ['another rate', { ...ok, rate: 800 }, true],
    ['a better rate', { ...ok, rate: 950 }, true],
    ['a smaller discount', { ...ok, discount: 20 }, true],
    ['a type that was not shown', { ...ok, type: 'top_2', rate: 90 }, false],
    ['a refused line', refused(errorCodes.NUMBER_BLOCKED), false],
  ])('%s', (_, line, yes) => {
    expect(needsYes(line, seen)).toBe(yes);
  });

  it('asks again when the rate moved after a yes', () => {
    const yes = { 'top_3 368': '450/33' };
    expect(unagreed([ok, half], seen, {})).toEqual([half]);
    expect(unagreed([ok, half], seen, yes)).toEqual([]);
    expect(unagreed([{ ...half, rate: 400 }], seen, yes)).toHaveLength(1);
    expect(unagreed([{ ...half, discount: 0 }], seen, yes)).toHaveLength(1);
  });
});

describe('fittingAmount', () => {
  it.each([
    ['what is left', refused(errorCodes.NUMBER_FULL, 50), 50],
    ['nothing is left', refused(errorCodes.NUMBER_FULL, 0), null],
    ['less is left than the least stake', refused(errorCodes.NUMBER_FULL, 0.5), null],
    ['the least stake', refused(errorCodes.LINE_BELOW_MIN), 1],
    ['the highest stake', refused(errorCodes.OVER_MAX), 1_000],
    ['what other lines of the number left', refused(errorCodes.OVER_MAX, 400), 400],
    ['blocked', refused(errorCodes.NUMBER_BLOCKED), null],
    ['no such bet', refused(errorCodes.BAD_NUMBER), null],
  ])('%s', (_, line, amount) => {
    expect(fittingAmount(line, limits)).toBe(amount);
  });
});

it('puts refused lines first, then those that need a yes', () => {
  const blocked = refused(errorCodes.NUMBER_BLOCKED);
  expect(byUrgency([ok, half, blocked, { ...ok, number: '999' }], seen).map(({ number }) => number)).toEqual([
    '111',
    '368',
    '863',
    '999',
  ]);
});
