import { expect, test } from 'vitest';
import type { CheckedLine } from '#lib/api/lotto/queries.ts';
import { groupLines } from './bill-table.ts';

const line = (type: CheckedLine['type'], number: string): CheckedLine => ({
  ...{ type, number, amount: 10, status: 'ok', rate: 90, discount: 0 },
  ...{ charged: 10, potential: 900, error: 0, message: '', remaining: null },
});

test('a group keeps its key when one of another type before it goes, so that its open rows stay open', () => {
  const all = [line('top_3', '123'), line('top_2', '12'), line('top_2', '34'), line('top_3', '456')];
  const keys = (lines: readonly CheckedLine[]) => groupLines(lines).map(({ key }) => key);
  expect(groupLines(all).map(({ lines }) => lines.length)).toEqual([1, 2, 1]);
  expect(new Set(keys(all)).size).toBe(3);
  expect(keys(all.slice(1))[0]).toBe(keys(all)[1]);
});
