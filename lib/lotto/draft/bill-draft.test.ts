import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betKey } from '#rules/lotto/bet-number.ts';
import { addBets, type DraftLine, faceOf, orderLines, totalOf, withoutBets } from './bill-draft.ts';

const line = (type: string, number: string, amount: string): DraftLine => ({ type, number, amount });

describe('faceOf', () => {
  it.each([
    ['10', 1_000n],
    ['0.25', 25n],
    ['๕๐', 5_000n],
    [' 5 ', 500n],
    ['', null],
    ['0', null],
    ['0.00', null],
    ['abc', null],
    ['1.234', null],
    ['-5', null],
  ])('%j is %s', (amount, satang) => {
    expect(faceOf(amount)).toBe(satang);
  });
});

describe('addBets', () => {
  it('keeps the order and adds at the end', () => {
    const lines = addBets([line('top_3', '863', '10')], [line('top_2', '63', '5')]);
    expect(lines).toEqual([line('top_3', '863', '10'), line('top_2', '63', '5')]);
  });

  it('adds up a bet that is there already, in its place', () => {
    const lines = addBets(
      [line('top_2', '12', '100'), line('top_2', '34', '1')],
      [line('top_2', '12', '0.5')],
    );
    expect(lines).toEqual([line('top_2', '12', '100.50'), line('top_2', '34', '1')]);
  });

  it('adds up orders of one tod number, under the number that was typed first', () => {
    const first = { type: 'tod_3', number: '321', amount: '10' };
    expect(addBets([first], [{ ...first, number: '132' }])).toEqual([{ ...first, amount: '20' }]);
    const exact = { ...first, type: 'top_3' };
    expect(addBets([exact], [{ ...exact, number: '132' }])).toHaveLength(2);
  });

  it('tells the same number of two types apart', () => {
    expect(addBets([line('top_2', '12', '5')], [line('bottom_2', '12', '5')])).toHaveLength(2);
  });

  it.each([
    ['', '20', '20'],
    ['20', '', '20'],
    ['', '', ''],
    ['x', '20', '20'],
    ['20', 'x', '20'],
  ])('%j and %j make %j', (there, more, sum) => {
    expect(addBets([line('top_2', '12', there)], [line('top_2', '12', more)])).toEqual([
      line('top_2', '12', sum),
    ]);
  });

  it('loses no satang and holds every bet once', () => {
    const bets = fc.array(
      fc.record({
        type: fc.constantFrom('top_2', 'bottom_2'),
        number: fc.stringMatching(/^[0-3]\d$/),
        amount: fc.integer({ min: 1, max: 99_999 }).map((satang) => String(satang / 100)),
      }),
    );
    fc.assert(
      fc.property(bets, bets, (first, second) => {
        const draft = addBets(addBets([], first), second);
        expect(totalOf(draft).satang).toBe(totalOf(first).satang + totalOf(second).satang);
        expect(new Set(draft.map(betKey)).size).toBe(draft.length);
      }),
    );
  });
});

describe('a draft', () => {
  const draft = [line('top_3', '863', '10'), line('top_2', '63', ''), line('run_top', '8', '2.5')];

  it('sums what can be read and names the rest', () => {
    expect(totalOf(draft)).toEqual({ satang: 1_250n, unpriced: [draft[1]] });
  });

  it('goes on the wire in baht', () => {
    expect(orderLines([line('top_3', '863', '10'), line('run_top', '8', '๒.๕๐')])).toEqual([
      { type: 'top_3', number: '863', amount: 10 },
      { type: 'run_top', number: '8', amount: 2.5 },
    ]);
  });

  it('drops what was placed and keeps the rest', () => {
    expect(
      withoutBets(draft, [
        { type: 'top_3', number: '863' },
        { type: 'run_top', number: '9' },
      ]),
    ).toEqual([draft[1], draft[2]]);
  });
});
