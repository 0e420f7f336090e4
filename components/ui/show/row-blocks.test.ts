import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rowBlocks } from './row-blocks.ts';

test('rows come in blocks of six, the same ones wherever the list begins', () => {
  expect(rowBlocks([])).toEqual([]);
  fc.assert(
    fc.property(fc.nat(100), fc.nat(120), (count, from) => {
      const rows = Array.from({ length: count }, (_, at) => at);
      const blocks = rowBlocks(rows, from);
      expect(blocks.flatMap((block) => block.rows)).toEqual(rows.slice(from));
      for (const { key, rows: own } of blocks) for (const row of own) expect(Math.floor(row / 6)).toBe(key);
    }),
  );
});
