import { describe, expect, test } from 'vitest';
import { type MachineId, machineIds } from './machine.ts';
import { machines } from './machines.ts';
import { payChances, rarestOdds } from './pay-chances.ts';
import { playAtOnce } from './play-round.ts';
import { sheets } from './sheets.ts';

const ROUNDS = 20_000;
const sumOf = (id: MachineId) => (payChances(id) ?? []).reduce((sum, { share }) => sum + share, 0);

/** The same numbers in every run (Park and Miller). */
function drawing(seed: number) {
  let state = seed;
  return (bound: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * bound);
  };
}

describe.each(machineIds.filter((id) => payChances(id)))('the chances of %s', (id) => {
  test('are those of rounds that are played', () => {
    const draw = drawing(20_250_615);
    const seen = new Map<string, number>();
    let paid = 0;
    let square = 0;
    const known = payChances(id) ?? [];
    const most = (symbol: string) =>
      Math.max(...known.filter((one) => one.symbol === symbol).map(({ count }) => count));
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first] = playAtOnce(machines[id], draw).events;
      if (first?.kind !== 'spin') throw new Error('A round begins with a spin');
      const pay = first.wins.reduce((sum, win) => sum + win.payHundredths, 0) / 100;
      paid += pay;
      square += pay * pay;
      for (const { symbol, count } of first.wins) {
        const key = `${symbol} ${Math.min(count, most(symbol))}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
    }
    for (const { symbol, count, perRound } of known) {
      const expected = perRound * ROUNDS;
      // Lines of one window win together, so that counts lie further apart than independent ones.
      const reach = 12 * Math.sqrt(expected) + 8;
      expect(Math.abs((seen.get(`${symbol} ${count}`) ?? 0) - expected), `${symbol} ${count}`).toBeLessThan(
        reach,
      );
    }
    expect(Math.abs(paid / ROUNDS - sumOf(id))).toBeLessThan(
      (5 * Math.sqrt(square / ROUNDS)) / Math.sqrt(ROUNDS),
    );
  });

  test('return no more than the machine does', () => {
    expect(sumOf(id)).toBeLessThan(sheets[id].rtp + 1e-9);
  });
});

test('where nothing follows the first window they are the whole return', () => {
  expect(sumOf('classic')).toBeCloseTo(sheets.classic.rtp, 9);
});

test('what is said of the largest win is never more than is true', () => {
  // Two stakes or nothing, each as often: two stakes come in every second round.
  expect(rarestOdds({ rtp: 1, standardDeviation: 1 }, 2)).toBe(2);
  expect(rarestOdds({ rtp: 0.96, standardDeviation: 4 }, 5_000)).toBe(1_500_000);
});
