import { expect, test } from 'vitest';
import { clustersOf } from './clusters.ts';
import { type CellKind, sumGrids } from './facts/cluster-sums.ts';
import type { SlotSymbol } from './symbols.ts';

test('cells of one symbol are a cluster where they touch by their sides, not by their corners', () => {
  const window = [
    ['low1', 'low1', 'low2'],
    ['low2', 'low1', 'low2'],
    ['low1', 'low2', 'low2'],
  ] as const;
  const sizes = clustersOf(window).map(({ symbol, cells }) => `${symbol} ${cells.length}`);
  expect(sizes).toEqual(['low1 3', 'low2 4', 'low2 1', 'low1 1']);
});

const symbols: readonly SlotSymbol[] = ['low1', 'low2', 'low3'];

/** The same sums out of each grid of 3 by 3 by itself. */
function sumOneByOne(kinds: readonly CellKind[], below: number) {
  const sums = { probability: 0, pay: 0, square: 0 };
  for (let grid = 0; grid < 3 ** 9; grid += 1) {
    const cells = Array.from({ length: 9 }, (_, at) => Math.floor(grid / 3 ** at) % 3);
    const window = [0, 3, 6].map((from) => cells.slice(from, from + 3).map((at) => symbols[at] ?? 'low1'));
    const probability = cells.reduce((product, at) => product * (kinds[at]?.probability ?? 0), 1);
    const clusters = clustersOf(window).map(({ symbol, cells: own }) => ({
      payOf: kinds[symbols.indexOf(symbol)]?.payOf,
      size: own.length,
    }));
    if (clusters.some(({ payOf, size }) => payOf && size >= below)) continue;
    const pay = clusters.reduce((sum, { payOf, size }) => sum + (payOf?.(size) ?? 0), 0);
    sums.probability += probability;
    sums.pay += probability * pay;
    sums.square += probability * pay * pay;
  }
  return sums;
}

test.each([
  ['all of them', Number.POSITIVE_INFINITY],
  ['those with small clusters alone', 4],
])('sums over grids are those of each grid by itself: %s', (_, below) => {
  const kinds: readonly CellKind[] = [
    { probability: 0.5, payOf: (size) => (size < 3 ? 0 : size * size) },
    { probability: 0.3, payOf: (size) => (size < 2 ? 0 : 7 * size) },
    { probability: 0.2, payOf: null },
  ];
  const [sums] = sumGrids({ reels: 3, rows: 3, variants: [kinds], largest: 9, below });
  const expected = sumOneByOne(kinds, below);
  expect(sums?.probability).toBeCloseTo(expected.probability, 12);
  expect(sums?.pay).toBeCloseTo(expected.pay, 9);
  expect(sums?.square).toBeCloseTo(expected.square, 9);
});
