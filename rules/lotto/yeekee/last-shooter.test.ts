import { expect, test } from 'vitest';
import { webHashing } from '#rules/draw/hashing.ts';
import { digitsOf } from './result.ts';

const ROUNDS = 20_000;
const SHOTS = 20;
/** Two digits that the last shooter wants. */
const WANTED = '47';

/** Uniform numbers of 32 bits, always the same (xorshift of Marsaglia). */
function diceOf(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * bound);
  };
}

const five = (value: number) => String(value).padStart(5, '0');
const classic = { seed: '', chainHead: '', rowOrder: 'newest_first', fairness: 'classic' } as const;
const bottom = async (numbers: readonly string[]) =>
  (await digitsOf(webHashing, { ...classic, numbers })).slice(0, 2);

/** How often a last shooter hits two wanted digits who sees so many leading digits of every other shot. */
async function edge(seen: number, rounds: number): Promise<number> {
  const dice = diceOf(20_261_120);
  let hits = 0;
  for (let round = 0; round < rounds; round += 1) {
    const others = Array.from({ length: SHOTS - 1 }, () => five(dice(100_000)));
    // What is hidden he takes for its middle, the best guess of a uniform digit.
    const guessed = others.map((number) => five(Number(number.slice(0, seen).padEnd(5, '5').slice(0, 5))));
    const believed = seen === 5 ? others : guessed;
    const sum = believed.reduce((total, number) => total + Number(number), 0);
    const row16 = Number(believed.at(-15) ?? 0);
    const aim = Number(WANTED) * 1_000 + 500;
    const shot = five((((aim - (sum - row16)) % 100_000) + 100_000) % 100_000);
    if ((await bottom([...others, shot])) === WANTED) hits += 1;
  }
  return hits / rounds;
}

test('a last shooter who sees no digit hits two digits as often as anybody: once in a hundred', async () => {
  const rate = await edge(0, ROUNDS);
  // Four standard deviations of so many fair tries.
  const spread = 4 * Math.sqrt((0.01 * 0.99) / ROUNDS);
  expect(Math.abs(rate - 0.01)).toBeLessThan(spread);
});

test('one who sees three digits of five, or all, chooses them: so nothing is shown', async () => {
  expect(await edge(3, 300)).toBeGreaterThan(0.95);
  expect(await edge(5, 300)).toBe(1);
});
