import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOfKind } from '#rules/lotto/kinds/kind-figures.ts';
import type { BetType } from './bet-type.ts';
import { isWin } from './matching.ts';

/** The government draw of 16 December 2024. */
const figures = figuresOfKind('glo', [
  { id: 'first', numbers: ['097863'] },
  { id: 'front_three', numbers: ['290', '742'] },
  { id: 'back_three', numbers: ['339', '881'] },
  { id: 'last_two', numbers: ['21'] },
]);

const winning: readonly [BetType, string][] = [
  ['top_3', '863'],
  ['tod_3', '368'],
  ['tod_3', '863'],
  ['front_3', '290'],
  ['front_3', '742'],
  ['bottom_3', '339'],
  ['bottom_3', '881'],
  ['top_2', '63'],
  ['bottom_2', '21'],
  ['run_top', '8'],
  ['run_top', '6'],
  ['run_top', '3'],
  ['run_bottom', '1'],
  ['run_bottom', '2'],
  ['top_4', '7863'],
  ['tod_4', '3678'],
  ['tod_4', '7863'],
];

const losing: readonly [BetType, string][] = [
  ['top_3', '368'],
  ['tod_3', '866'],
  ['tod_3', '339'],
  ['front_3', '097'],
  ['front_3', '339'],
  ['bottom_3', '863'],
  ['bottom_3', '290'],
  ['top_2', '36'],
  ['top_2', '21'],
  ['bottom_2', '12'],
  ['bottom_2', '63'],
  ['run_top', '1'],
  ['run_top', '9'],
  ['run_bottom', '8'],
  ['top_4', '0978'],
  ['top_4', '2863'],
  ['tod_4', '3688'],
];

describe('isWin on the draw of 16 December 2024', () => {
  it.each(winning)('%s %s wins', (type, number) => {
    expect(isWin(type, number, figures)).toBe(true);
  });

  it.each(losing)('%s %s loses', (type, number) => {
    expect(isWin(type, number, figures)).toBe(false);
  });
});

describe('isWin in general', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
  const draws = fc.record({
    first: digits(6),
    front_three: fc.tuple(digits(3), digits(3)),
    back_three: fc.tuple(digits(3), digits(3)),
    last_two: digits(2),
  });
  const figuresOf = (draw: Record<string, string | readonly string[]>) =>
    figuresOfKind(
      'glo',
      Object.entries(draw).map(([id, numbers]) => ({ id, numbers: [numbers].flat() })),
    );

  it('wins with the drawn numbers themselves, in every type', () => {
    fc.assert(
      fc.property(draws, (draw) => {
        const drawn = figuresOf(draw);
        const { first, front_three, back_three, last_two } = draw;
        const bets: [BetType, string][] = [
          ['top_3', first.slice(3)],
          ['tod_3', first.slice(3)],
          ['front_3', front_three[1]],
          ['bottom_3', back_three[0]],
          ['top_2', first.slice(4)],
          ['bottom_2', last_two],
          ['run_top', first.slice(5)],
          ['run_bottom', last_two.slice(1)],
          ['top_4', first.slice(2)],
          ['tod_4', first.slice(2)],
        ];
        expect(bets.filter(([type, number]) => !isWin(type, number, drawn))).toEqual([]);
      }),
    );
  });

  it('does not care about the order of a tod bet', () => {
    fc.assert(
      fc.property(draws, digits(3), digits(4), (draw, three, four) => {
        const drawn = figuresOf(draw);
        const reversed = (number: string) => [...number].reverse().join('');
        expect(isWin('tod_3', three, drawn)).toBe(isWin('tod_3', reversed(three), drawn));
        expect(isWin('tod_4', four, drawn)).toBe(isWin('tod_4', reversed(four), drawn));
      }),
    );
  });

  it.each(['front_3', 'bottom_3', 'top_4', 'tod_4'] as const)(
    'throws for %s where the kind has no such figure',
    (type) => {
      expect(() =>
        isWin(
          type,
          '1234'.slice(0, type.endsWith('4') ? 4 : 3),
          figuresOfKind('lao', [{ id: 'number', numbers: ['8923'] }]),
        ),
      ).toThrow(RangeError);
    },
  );
});
