import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backOfBets, betsText, faultOfBets, inOrder, mostBackOf, readBets, stakeOfBets } from './bets.ts';
import { FACES } from './dice-options.ts';
import type { Dice } from './events.ts';
import { hilo } from './hilo.ts';
import { mostRtpBpOf, optionFacts } from './option-facts.ts';
import { chipsBaht } from './table.ts';

const diceOf = (...dice: Dice) => ({ kind: 'dice', dice }) as const;
const winsOn = (dice: Dice) =>
  Object.fromEntries(
    hilo.options.flatMap(({ id }) => {
      const back = hilo.backOf(id, diceOf(...dice));
      return back === 0 ? [] : [[id, back]];
    }),
  );

test.each([
  [
    [1, 2, 3],
    {
      low: 200,
      even: 200,
      'face-1': 200,
      'face-2': 200,
      'face-3': 200,
      'two-12': 700,
      'two-13': 700,
      'two-23': 700,
      'sum-6': 2_100,
    },
  ],
  [
    [5, 6, 5],
    { high: 200, even: 200, 'face-5': 300, 'face-6': 200, 'two-56': 700, 'pair-5': 1_300, 'sum-16': 3_400 },
  ],
  [[4, 4, 4], { 'face-4': 1_300, 'sum-12': 800, 'pair-4': 1_300, triple: 3_400, 'triple-4': 20_100 }],
  [[1, 1, 1], { 'face-1': 1_300, 'pair-1': 1_300, triple: 3_400, 'triple-1': 20_100 }],
  [
    [6, 4, 1],
    {
      high: 200,
      odd: 200,
      'face-1': 200,
      'face-4': 200,
      'face-6': 200,
      'two-14': 700,
      'two-16': 700,
      'two-46': 700,
      'sum-11': 750,
    },
  ],
] as const)('dice %j pay these options and no others', (dice, wins) => {
  expect(winsOn(dice)).toEqual(wins);
});

/** How many of 216 results win, and what comes back of as many stakes as there are results, in stakes: counted by hand. */
const sheet: Readonly<Record<string, readonly [ways: number, back: number]>> = {
  low: [105, 210],
  high: [105, 210],
  odd: [105, 210],
  even: [105, 210],
  ...Object.fromEntries(FACES.map((face) => [`face-${face}`, [91, 75 * 2 + 15 * 3 + 13]])),
  ...Object.fromEntries(
    FACES.flatMap((one) => FACES.filter((two) => two > one).map((two) => [`two-${one}${two}`, [30, 210]])),
  ),
  ...Object.fromEntries(
    [
      [4, 3, 204],
      [5, 6, 204],
      [6, 10, 210],
      [7, 15, 210],
      [8, 21, 210],
      [9, 25, 200],
      [10, 27, 202.5],
    ].flatMap(([sum = 0, ways, back]) => [
      [`sum-${sum}`, [ways, back]],
      [`sum-${21 - sum}`, [ways, back]],
    ]),
  ),
  ...Object.fromEntries(FACES.map((face) => [`pair-${face}`, [16, 208]])),
  triple: [6, 204],
  ...Object.fromEntries(FACES.map((face) => [`triple-${face}`, [1, 201]])),
};

test('every option returns exactly what its sheet says, and between 90 and 98 of 100', () => {
  const facts = optionFacts(hilo);
  expect(facts.map(({ id }) => id).sort()).toEqual(Object.keys(sheet).sort());
  for (const { id, wins, ties, rtp } of facts) {
    const [ways, back] = sheet[id] ?? [0, 0];
    expect([id, wins, ties]).toEqual([id, expect.closeTo(ways / 216, 10), 0]);
    expect(rtp, id).toBeCloseTo(back / 216, 10);
    expect(rtp, id).toBeGreaterThan(0.9);
    expect(rtp, id).toBeLessThan(0.98);
  }
  expect(mostRtpBpOf(hilo)).toBe(9_722);
});

const face = fc.integer({ min: 1, max: 6 });
const anyDice = fc.tuple(face, face, face);

test('an option pays by what is counted on the table, whatever the order of the dice', () => {
  fc.assert(
    fc.property(anyDice, (dice) => {
      const sorted = [...dice].sort((a, b) => a - b);
      const [a = 0, b = 0, c = 0] = sorted;
      const [sum, isTriple] = [a + b + c, a === c];
      const count = (face: number) => sorted.filter((one) => one === face).length;
      for (const { id } of hilo.options) {
        const back = hilo.backOf(id, diceOf(...dice));
        expect(back, id).toBe(hilo.backOf(id, diceOf(a, b, c)));
        const [name, number = ''] = id.split('-');
        const won: Readonly<Record<string, () => boolean>> = {
          low: () => sum <= 10 && !isTriple,
          high: () => sum >= 11 && !isTriple,
          odd: () => sum % 2 === 1 && !isTriple,
          even: () => sum % 2 === 0 && !isTriple,
          face: () => count(Number(number)) > 0,
          two: () => [...number].every((face) => count(Number(face)) > 0),
          sum: () => sum === Number(number),
          pair: () => count(Number(number)) > 1,
          triple: () => isTriple && (number === '' || a === Number(number)),
        };
        expect(back > 0, id).toBe(won[name ?? '']?.());
      }
    }),
  );
});

const anyBets = fc
  .uniqueArray(fc.constantFrom(...hilo.options.map(({ id }) => id)), { minLength: 1, maxLength: 12 })
  .chain((ids) =>
    fc.tuple(
      ...ids.map((option) =>
        fc.record({ option: fc.constant(option), stake: fc.constantFrom(...chipsBaht) }),
      ),
    ),
  );

test('bets pay the sum of each of them, never more than the most that is reckoned with, and whole satang', () => {
  fc.assert(
    fc.property(anyBets, anyDice, (bets, dice) => {
      const back = backOfBets(hilo, bets, diceOf(...dice));
      expect(back).toBe(bets.reduce((sum, bet) => sum + backOfBets(hilo, [bet], diceOf(...dice)), 0));
      expect(back).toBeLessThanOrEqual(mostBackOf(hilo, bets));
      expect(Number.isSafeInteger(back)).toBe(true);
    }),
  );
});

test('whatever is staked on whichever options, the house keeps a part of it on average', () => {
  fc.assert(
    fc.property(anyBets, (bets) => {
      const all = hilo.results().reduce((sum, { result }) => sum + backOfBets(hilo, bets, result), 0) / 216;
      expect(all).toBeLessThanOrEqual(stakeOfBets(bets) * 98);
    }),
  );
});

test('bets are the same text in whatever order they are sent, and are read from it again', () => {
  fc.assert(
    fc.property(anyBets, (bets) => {
      const text = betsText(inOrder(hilo, bets));
      expect(betsText(inOrder(hilo, bets.toReversed()))).toBe(text);
      expect(readBets(text)).toEqual(inOrder(hilo, bets));
    }),
  );
  for (const text of ['', 'high', 'high=0', 'high=1.5', 'high=-1', 'high=10,low=10', 'high=10  low=10'])
    expect(readBets(text), text).toBeUndefined();
});

test.each([
  ['nothing', [], { kind: 'shape' }],
  ['an option that there is not', [{ option: 'sum-3', stake: 1 }], { kind: 'shape' }],
  ['half a baht', [{ option: 'high', stake: 0.5 }], { kind: 'shape' }],
  ['less than nothing', [{ option: 'high', stake: -5 }], { kind: 'shape' }],
  [
    'one option twice',
    [
      { option: 'high', stake: 1 },
      { option: 'high', stake: 1 },
    ],
    { kind: 'shape' },
  ],
  ['more than an option takes', [{ option: 'triple-6', stake: 101 }], { kind: 'option', mostBaht: 100 }],
  ['as much as an option takes', [{ option: 'triple-6', stake: 100 }], null],
  [
    'more than a round takes',
    ['high', 'low', 'odd'].map((option) => ({ option, stake: 5_000 })),
    { kind: 'round', mostBaht: 10_000 },
  ],
  [
    'what may win more than a round pays',
    [
      { option: 'triple-6', stake: 100 },
      { option: 'triple', stake: 200 },
      { option: 'pair-6', stake: 500 },
      { option: 'face-6', stake: 2_000 },
    ],
    { kind: 'win', mostBaht: 50_000 },
  ],
] as const)('a table says what is wrong with bets: %s', (_, bets, fault) => {
  expect(faultOfBets(hilo, bets)).toEqual(fault);
});
