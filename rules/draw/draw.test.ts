import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commitOf, isCommitted } from './commit.ts';
import { drawsOf, type Play } from './draw.ts';
import { type Hashing, webHashing } from './hashing.ts';
import { outcomeAt, sumOfWeights } from './outcomes.ts';
import { shuffled } from './shuffled.ts';

const hashing: Hashing = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
};
/** HMACs of blocks from a list of words, so that a test says what is drawn from. */
const saying = (...words: readonly number[]): Hashing => ({
  ...hashing,
  hmac: (_, text) => {
    const block = Number(text.split(':').at(-1));
    const own = Array.from({ length: 8 }, (__, at) => words[block * 8 + at] ?? 0);
    return own.map((word) => word.toString(16).padStart(8, '0')).join('');
  },
});

const seed = 'b3eacd33433b31b5252351032c9b3e7a2e7aa7738d5decdf0dd6c62680853c06';
const play: Play = { seed, clientSeed: 'member-42', nonce: 1 };
const wheel = [
  { prize: 'none', weight: 70_000 },
  { prize: '5', weight: 20_000 },
  { prize: '20', weight: 8_000 },
  { prize: '100', weight: 1_900 },
  { prize: '500', weight: 100 },
];
const anyPlay = fc.record({ seed: fc.string(), clientSeed: fc.string(), nonce: fc.nat() });

test('the worked example: a wheel of 100,000 tickets, by Node and by Web Crypto alike', async () => {
  expect(await commitOf(hashing, 'server')).toBe(seed);
  expect(sumOfWeights(wheel)).toBe(100_000);
  for (const one of [hashing, webHashing]) {
    const ticket = await drawsOf(one, play)(100_000);
    expect(ticket).toBe(57_429);
    expect(outcomeAt(wheel, ticket).prize).toBe('none');
  }
});

test('a revealed seed is held against what was committed to', async () => {
  const commit = await commitOf(hashing, seed);
  expect(await isCommitted(hashing, commit, seed)).toBe(true);
  expect(await isCommitted(hashing, commit, `${seed} `)).toBe(false);
});

test('draws stay below their bound, and are the same whoever draws them again', async () => {
  const bounds = fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { minLength: 1, maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(anyPlay, bounds, async (one, list) => {
      const [draw, again] = [drawsOf(hashing, one), drawsOf(hashing, one)];
      for (const bound of list) {
        const drawn = await draw(bound);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < bound).toBe(true);
        expect(await again(bound)).toBe(drawn);
      }
    }),
  );
});

test('the next play draws something else', async () => {
  const other = { ...play, nonce: 2 };
  expect(await drawsOf(hashing, other)(2 ** 32)).not.toBe(await drawsOf(hashing, play)(2 ** 32));
});

test('a bound that is none is refused', async () => {
  for (const bound of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1])
    await expect(drawsOf(hashing, play)(bound)).rejects.toThrow(RangeError);
});

test('words that would make a number likelier are passed over, and no others', async () => {
  // 2^32 mod 3 is 1: of all words 0 alone is left out, and each number has the same count of the rest.
  expect(await drawsOf(saying(0, 1), play)(3)).toBe(0);
  expect(await drawsOf(saying(0, 2 ** 32 - 1), play)(3)).toBe(2);
  const skips = Array.from({ length: 9 }, () => 0);
  expect(await drawsOf(saying(...skips, 2 ** 31), play)(3)).toBe(1);
  // Of a power of two none is.
  expect(await drawsOf(saying(0, 2 ** 31), play)(2)).toBe(0);
  expect(await drawsOf(saying(2 ** 31), play)(2)).toBe(1);
});

/** What chi-square passes once in a thousand seeds, by degrees of freedom (Wilson and Hilferty, 1931). */
function rarely(freedom: number): number {
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.09 * Math.sqrt(spread)) ** 3;
}

// Each seed is always the same. Of 2^31 + 1 almost half of all words are passed over; its numbers are counted in 16 parts.
test.each([2, 3, 7, 37, 52, 56, 416, 2 ** 31 + 1])(
  'all numbers below %d come equally often',
  async (bound) => {
    const draw = drawsOf(hashing, { ...play, clientSeed: `below ${bound}` });
    const parts = bound <= 416 ? bound : 16;
    const counts = Array.from({ length: parts }, () => 0);
    const draws = Math.max(4_000, parts * 20);
    for (let at = 0; at < draws; at += 1) {
      const part = Math.floor(((await draw(bound)) * parts) / bound);
      counts[part] = (counts[part] ?? 0) + 1;
    }
    const expected = draws / parts;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare).toBeLessThan(rarely(parts - 1));
  },
);

test('every ticket falls on one outcome, as many as its weight', () => {
  const weights = fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(weights, (list) => {
      const outcomes = list.map((weight, name) => ({ name, weight }));
      const sum = sumOfWeights(outcomes);
      const fell = Array.from({ length: sum }, (_, ticket) => outcomeAt(outcomes, ticket).name);
      expect(list.map((_, name) => fell.filter((one) => one === name).length)).toEqual(list);
      for (const outside of [-1, sum]) expect(() => outcomeAt(outcomes, outside)).toThrow(RangeError);
    }),
  );
});

test('a shuffle keeps every item, and each order of three comes equally often', async () => {
  const counts = new Map<string, number>();
  for (let nonce = 0; nonce < 1_200; nonce += 1) {
    const order = (await shuffled(drawsOf(hashing, { ...play, nonce }), ['a', 'b', 'c'])).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
  expect(chiSquare).toBeLessThan(20.5);
});
