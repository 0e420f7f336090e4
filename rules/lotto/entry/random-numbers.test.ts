import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomNumbers } from './random-numbers.ts';

test('gives so many different numbers of the right length, and never more than there are', () => {
  const draws = fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), fc.nat(120), draws, (digits, count, stream) => {
      const below = (end: number) => Math.floor((stream.next().value ?? 0) * end);
      const numbers = randomNumbers(digits, count, below);
      expect(numbers).toHaveLength(Math.min(count, 10 ** digits));
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const number of numbers) expect(number).toMatch(new RegExp(`^\\d{${digits}}$`));
    }),
    { numRuns: 50 },
  );
});

test('takes each number with the same chance', () => {
  // Every way to draw two of the ten digits, once each.
  const seen = new Map<string, number>();
  for (let first = 0; first < 10; first += 1)
    for (let second = 0; second < 9; second += 1) {
      const chances = [first, second];
      for (const number of randomNumbers(1, 2, () => chances.shift() ?? 0))
        seen.set(number, (seen.get(number) ?? 0) + 1);
    }
  expect([...seen.values()]).toEqual(Array(10).fill(18));
});
