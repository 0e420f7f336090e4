import { describe, expect, it, test } from 'vitest';
import {
  betsOf,
  digitsWanted,
  type PadMode,
  padModes,
  padNumbers,
  padSets,
  withOrders,
} from './number-pad.ts';

describe('padNumbers', () => {
  it.each([
    [3, 'ตรง', '863', ['863']],
    [3, 'ตรง', '86', null],
    [2, 'รูดหน้า', '1', ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19']],
    [1, 'ตรง', '8', ['8']],
    [4, 'ตรง', '7863', ['7863']],
  ] as const)('%d digits, %s, %j', (digits, mode, typed, numbers) => {
    expect(padNumbers(digits, mode, typed)).toEqual(numbers);
  });

  it.each([
    ['19ประตู', '5', 19],
    ['วิน2', '1234', 12],
    ['วิน2เบิ้ล', '1234', 16],
  ] as const)('%s of %s gives %d', (mode, typed, count) => {
    expect(padNumbers(2, mode, typed)).toHaveLength(count);
  });

  it('gives numbers of the right length in every mode and set', () => {
    for (const digits of [1, 2, 3, 4]) {
      for (const mode of padModes(digits)) {
        const typed = '1234567890'.slice(0, digitsWanted(digits, mode) ?? 4);
        const numbers = padNumbers(digits, mode, typed) ?? [];
        expect(numbers.length).toBeGreaterThan(0);
        expect(numbers.filter((number) => number.length !== digits)).toEqual([]);
      }
    }
  });
});

describe('modes and sets', () => {
  it('adds by itself except for วิน', () => {
    const wanted = (digits: number, mode: PadMode) => digitsWanted(digits, mode);
    expect([wanted(3, 'ตรง'), wanted(2, '19ประตู'), wanted(3, 'วิน3')]).toEqual([3, 1, null]);
  });

  it('offers nothing for a length that no bet has', () => {
    expect([padModes(5), padSets(5)]).toEqual([[], []]);
  });
});

test('withOrders turns every number around, and gives none twice', () => {
  expect(withOrders(['112'])).toEqual(['112', '121', '211']);
  expect(withOrders(['12', '21', '33'])).toEqual(['12', '21', '33']);
});

describe('betsOf', () => {
  it('bets each number in each type', () => {
    expect(
      betsOf(['top_2', 'bottom_2'], ['12', '21'], () => '5').map(({ type, number }) => `${type} ${number}`),
    ).toEqual(['top_2 12', 'top_2 21', 'bottom_2 12', 'bottom_2 21']);
  });

  it('takes the price of each type', () => {
    const bets = betsOf(['top_2', 'bottom_2'], ['12'], (type) => (type === 'top_2' ? '100' : '50'));
    expect(bets.map(({ amount }) => amount)).toEqual(['100', '50']);
  });

  it('takes orders of the same digits once for tod', () => {
    const bets = betsOf(['top_3', 'tod_3'], ['112', '121', '211', '345'], () => '5');
    expect(bets.filter(({ type }) => type === 'top_3')).toHaveLength(4);
    expect(bets.filter(({ type }) => type === 'tod_3').map(({ number }) => number)).toEqual(['112', '345']);
  });
});
