import { describe, expect, it } from 'vitest';
import type { BetType } from '#rules/lotto/bet-type.ts';
import { type Figures, isWin, noFigures } from '#rules/lotto/matching.ts';
import { chanceOf } from './odds.ts';
import { ordersOf } from './orders.ts';

function numbers(digits: number): string[] {
  return Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'));
}

/** Share of all equally likely results under which a bet wins. */
function counted(
  type: BetType,
  number: string,
  results: readonly string[],
  figuresOf: (result: string) => Partial<Figures>,
): number {
  return (
    results.filter((result) => isWin(type, number, { ...noFigures, ...figuresOf(result) })).length /
    results.length
  );
}

describe('chanceOf agrees with counting every result', () => {
  it.each(['123', '338', '777', '000'])('three digits: %s', (number) => {
    expect(chanceOf('top_3', number)).toBe(
      counted('top_3', number, numbers(3), (top3) => ({ top3: [top3] })),
    );
    expect(chanceOf('tod_3', number)).toBe(
      counted('tod_3', number, numbers(3), (top3) => ({ top3: [top3] })),
    );
  });

  it.each(['1234', '1123', '1122', '1112', '9999'])('four digits: %s', (number) => {
    expect(chanceOf('top_4', number)).toBe(
      counted('top_4', number, numbers(4), (top4) => ({ top4: [top4] })),
    );
    expect(chanceOf('tod_4', number)).toBe(
      counted('tod_4', number, numbers(4), (top4) => ({ top4: [top4] })),
    );
  });

  it('two digits and runs', () => {
    expect(chanceOf('top_2')).toBe(counted('top_2', '63', numbers(2), (top2) => ({ top2: [top2] })));
    expect(chanceOf('bottom_2')).toBe(
      counted('bottom_2', '21', numbers(2), (bottom2) => ({ bottom2: [bottom2] })),
    );
    expect(chanceOf('run_top')).toBe(counted('run_top', '3', numbers(3), (top3) => ({ top3: [top3] })));
    expect(chanceOf('run_bottom')).toBe(
      counted('run_bottom', '3', numbers(2), (bottom2) => ({ bottom2: [bottom2] })),
    );
  });

  it('front and back threes: one of two draws', () => {
    const drawn = (result: string) => [result, result === '000' ? '001' : '000'];
    const others = numbers(3).filter((number) => number > '001');
    expect(counted('front_3', '742', others, (result) => ({ front3: drawn(result) }))).toBe(1 / 998);
    expect(chanceOf('front_3')).toBe(0.002);
    expect(chanceOf('bottom_3')).toBe(0.002);
  });
});

describe('odds', () => {
  it.each([
    ['123', 6],
    ['338', 3],
    ['777', 1],
    ['1234', 24],
    ['1123', 12],
    ['1122', 6],
    ['1112', 4],
    ['7', 1],
  ])('%s stands in %d orders', (number, orders) => {
    expect(ordersOf(number)).toHaveLength(orders);
  });

  it('takes the best number of a type when none is named', () => {
    expect(chanceOf('tod_3')).toBe(0.006);
    expect(chanceOf('tod_4')).toBe(0.0024);
  });

  it.each([
    ['top_3', 900, undefined, 0.9],
    ['tod_3', 150, '123', 0.9],
    ['tod_3', 150, '338', 0.45],
    ['tod_3', 150, '777', 0.15],
    ['tod_3', 1, '112', 0.003],
    ['tod_4', 1, '1234', 0.0024],
    ['top_3', 1, '863', 0.001],
    ['front_3', 450, undefined, 0.9],
    ['top_2', 90, undefined, 0.9],
    ['run_top', 3.2, undefined, 0.8672],
    ['run_bottom', 4.2, undefined, 0.798],
    ['top_4', 5_000, undefined, 0.5],
    ['tod_4', 200, '1234', 0.48],
  ] as const)('%s at %d on %s gives back %d of a baht', (type, rate, number, share) => {
    expect(chanceOf(type, number) * rate).toBeCloseTo(share, 10);
  });
});
