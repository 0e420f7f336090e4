import { describe, expect, it, test } from 'vitest';
import { betsOfRows, rowNumber, rowProblem } from './entry-rows.ts';

const row = (number: string, amounts: Record<string, string> = {}) => ({ number, amounts });
const said = (rows: readonly ReturnType<typeof row>[], isReversed = false) =>
  betsOfRows(rows, isReversed).bets.map(({ type, number, amount }) => `${type} ${number} ${amount}`);

describe('betsOfRows', () => {
  it('puts each price at its place', () => {
    expect(
      said([
        row('12', { top: '10', bottom: '5' }),
        row('123', { top: '1', tod: '2', front: '3', bottom: '4' }),
      ]),
    ).toEqual([
      'top_2 12 10',
      'bottom_2 12 5',
      'top_3 123 1',
      'bottom_3 123 4',
      'tod_3 123 2',
      'front_3 123 3',
    ]);
    expect(said([row('7', { top: '10', bottom: '5' }), row('7863', { top: '1', tod: '2' })])).toEqual([
      'run_top 7 10',
      'run_bottom 7 5',
      'top_4 7863 1',
      'tod_4 7863 2',
    ]);
  });

  it('turns numbers around, but not where their order does not matter', () => {
    expect(said([row('112', { top: '1', tod: '2' })], true)).toEqual([
      'top_3 112 1',
      'top_3 121 1',
      'top_3 211 1',
      'tod_3 112 2',
    ]);
  });

  it('leaves rows that are not complete as they were typed, and drops empty ones', () => {
    const half = [row('', { top: '10' }), row('12'), row('34', { top: 'x' }), row('56', { tod: '5' })];
    const { bets, left } = betsOfRows([row('', { top: '' }), row('78', { top: '1' }), ...half], false);
    expect(bets).toHaveLength(1);
    expect(left).toEqual(half);
  });
});

test.each([
  [row(''), null],
  [row('', { top: '5' }), 'number'],
  [row('12', { top: '1.234' }), 'amount'],
  [row('12', { top: '0' }), 'amount'],
  [row('12', { tod: '5' }), 'no_amount'],
  [row('12', { top: '5' }), null],
])('%j: %s', (typed, problem) => {
  expect(rowProblem(typed)).toBe(problem);
});

test('a number is digits, Thai ones too', () => {
  expect(rowNumber('๑๒3x45')).toBe('1234');
});
