import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithoutSatang, transferAmounts, transferSpan } from './transfer-amount.ts';

const NONE = new Set<bigint>();
const NO_END = 10_000_000_000n;
const within = (least: bigint, most: bigint) => ({ least, most });
const satang = fc.bigInt({ min: 1n, max: 20_000_000n });
const bounds = fc.tuple(satang, satang).map(([one, other]) => within(...inOrder(one, other)));
const inOrder = (one: bigint, other: bigint): [bigint, bigint] => (one < other ? [one, other] : [other, one]);
const near = fc.bigInt({ min: -250n, max: 250n });

test('the whole baht and 1 to 99 satang, where nothing is in the way', () => {
  const amounts = transferAmounts(50_050n, within(10_000n, NO_END), NONE);
  expect([amounts.length, amounts[0], amounts.at(-1)]).toEqual([99, 50_001n, 50_099n]);
});

test.each([
  ['with 500.03 left, 500.01 to 500.03', 50_003n, [], 50_001n, 50_003n],
  ['with 500.03 left, those that are free of them', 50_003n, [50_001n], 50_002n, 50_003n],
  ['with 500.01 left and that taken, 499.01 to 499.99', 50_001n, [50_001n], 49_901n, 49_999n],
  ['with just 500.00 left, 499.01 to 499.99', 50_000n, [], 49_901n, 49_999n],
])('of 500 %s', (_, most, taken, first, last) => {
  const amounts = transferAmounts(50_000n, within(10_000n, most), new Set(taken));
  expect([amounts[0], amounts.at(-1), amounts.length]).toEqual([first, last, Number(last - first) + 1]);
});

test('where nothing is in the way and all is taken, none', () => {
  const taken = new Set(Array.from({ length: 99 }, (_, n) => 50_001n + BigInt(n)));
  expect(transferAmounts(50_000n, within(10_000n, NO_END), taken)).toEqual([]);
});

test('nothing fits where the least and the most are the same whole baht', () => {
  expect(transferAmounts(10_000n, within(10_000n, 10_000n), NONE)).toEqual([]);
});

test('whatever is asked for: within the bounds, never a whole baht, each once, less than a baht away from the whole one', () => {
  fc.assert(
    fc.property(bounds, fc.nat(), near, ({ least, most }, place, beside) => {
      const inside = least + (BigInt(place) % (most - least + 1n));
      const asked = inside + beside > 0n ? inside + beside : inside;
      const amounts = transferAmounts(asked, { least, most }, NONE);
      const span = transferSpan(asked);
      expect(new Set(amounts).size).toBe(amounts.length);
      const isGood = (amount: bigint) =>
        amount > 0n &&
        amount % 100n !== 0n &&
        amount >= least &&
        amount <= most &&
        amount >= span.least &&
        amount <= span.most;
      expect(amounts.filter((amount) => !isGood(amount))).toEqual([]);
    }),
    { numRuns: 1_000, seed: 20_250_615 },
  );
});

test('whoever asks for what fits is told an amount whenever a hundred satang below it fit as well', () => {
  fc.assert(
    fc.property(satang, bounds, (asked, { least, most }) => {
      fc.pre(asked >= least + 199n && asked <= most);
      expect(transferAmounts(asked, { least, most }, NONE)).not.toEqual([]);
    }),
    { numRuns: 1_000, seed: 20_250_615 },
  );
});

test.each([
  [50_000n, 50_083n, 50_000n, true],
  [50_000n, 49_983n, 50_000n, true],
  [49_900n, 49_983n, 50_000n, true],
  [50_050n, 50_083n, 50_050n, true],
  [50_083n, 50_083n, 50_000n, false],
  [50_100n, 50_083n, 50_000n, false],
  [50_082n, 50_083n, 50_000n, false],
  [500n, 50_083n, 50_000n, false],
  [50_000n, 50_083n, null, false],
] as const)('%s lacks the satang of %s, asked for as %s: %s', (came, told, askedSatang, lacks) => {
  expect(isWithoutSatang(came, { satang: told, askedSatang })).toBe(lacks);
});
