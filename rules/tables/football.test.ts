import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backOfBets } from './bets.ts';
import { football } from './football.ts';
import { optionFacts } from './option-facts.ts';
import { drawAtOnce } from './play-table.ts';

const MATCHES = 10_000;

test.each([
  [0, 0, ['draw', 'under', 'blank', 'score-00']],
  [1, 0, ['home', 'under', 'blank', 'score-10']],
  [2, 1, ['home', 'over', 'both', 'score-21']],
  [1, 3, ['away', 'over', 'both', 'score-13']],
  [0, 3, ['away', 'over', 'blank']],
  [5, 5, ['draw', 'over', 'both']],
])('a match of %d and %d wins these options and no others', (home, away, won) => {
  const result = { kind: 'goals' as const, home, away };
  const ids = football.options.map(({ id }) => id).filter((id) => football.backOf(id, result) > 0);
  expect(ids).toEqual(won);
});

test('every option returns between 90 and 97 of 100', () => {
  for (const { id, rtp } of optionFacts(football)) {
    expect(rtp, id).toBeGreaterThan(0.9);
    expect(rtp, id).toBeLessThan(0.97);
  }
});

test('the results are all matches there are, each side by chances of its own', () => {
  const ways = football.results().reduce((sum, one) => sum + one.ways, 0n);
  expect(ways).toBe(BigInt(MATCHES) ** 2n);
  expect(football.results()).toHaveLength(36);
  const facts = new Map(optionFacts(football).map((one) => [one.id, one.wins]));
  for (const whole of [
    ['home', 'draw', 'away'],
    ['over', 'under'],
    ['both', 'blank'],
  ])
    expect(whole.reduce((sum, id) => sum + (facts.get(id) ?? 0), 0)).toBeCloseTo(1, 9);
});

/** A match by the two numbers that are drawn for it. */
function matchOf(home: number, away: number) {
  const left = [home, away];
  return drawAtOnce(football, (bound) => {
    expect(bound).toBe(MATCHES);
    return left.shift() ?? -1;
  });
}

test('the first and the last draw of each count of goals', () => {
  expect(matchOf(0, 0)).toEqual({ kind: 'goals', home: 0, away: 0 });
  expect(matchOf(2_230, 3_328)).toEqual({ kind: 'goals', home: 0, away: 0 });
  expect(matchOf(2_231, 3_329)).toEqual({ kind: 'goals', home: 1, away: 1 });
  expect(matchOf(9_813, 9_945)).toEqual({ kind: 'goals', home: 4, away: 4 });
  expect(matchOf(9_999, 9_999)).toEqual({ kind: 'goals', home: 5, away: 5 });
});

test('goals follow a Poisson distribution of 1.5 and of 1.1, as it is told', () => {
  const factorial = (of: number): number => (of < 2 ? 1 : of * factorial(of - 1));
  for (const [side, mean] of [
    ['home', 1.5],
    ['away', 1.1],
  ] as const) {
    const drawn = Array.from({ length: MATCHES }, (_, at) =>
      side === 'home' ? matchOf(at, 0) : matchOf(0, at),
    );
    for (let goals = 0; goals < 5; goals += 1) {
      const count = drawn.filter((one) => one.kind === 'goals' && one[side] === goals).length;
      expect(count / MATCHES, `${side} ${goals}`).toBeCloseTo(
        (Math.exp(-mean) * mean ** goals) / factorial(goals),
        4,
      );
    }
  }
});

test('who bets on everything that can happen loses, whatever the score is', () => {
  const side = fc.integer({ min: 0, max: 5 });
  fc.assert(
    fc.property(side, side, (home, away) => {
      for (const whole of [
        ['over', 'under'],
        ['both', 'blank'],
      ]) {
        const bets = whole.map((option) => ({ option, stake: 100 }));
        expect(backOfBets(football, bets, { kind: 'goals', home, away })).toBeLessThanOrEqual(20_000);
      }
      // Staked so that each outcome brings the same back.
      const level = [
        { option: 'home', stake: Math.round(1e6 / 207) },
        { option: 'draw', stake: Math.round(1e6 / 370) },
        { option: 'away', stake: Math.round(1e6 / 345) },
      ];
      const cost = level.reduce((sum, { stake }) => sum + stake * 100, 0);
      expect(backOfBets(football, level, { kind: 'goals', home, away })).toBeLessThan(cost);
    }),
  );
});

test('a result of another game is refused', () => {
  expect(() => football.backOf('home', { kind: 'fish', caught: [] })).toThrow(RangeError);
  expect(() => football.backOf('nobody', { kind: 'goals', home: 0, away: 0 })).toThrow(RangeError);
});
