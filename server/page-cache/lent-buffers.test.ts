import { expect, test } from 'vitest';
import { giveBack, lendBuffer } from './lent-buffers.ts';

test('memory that is lent is lent to nobody else until it is given back', () => {
  const sizes = [1, 4_096, 4_097, 70_000, 262_144, 262_145, 1_000_000];
  const lent = [...sizes, ...sizes].map((size) => lendBuffer(size));
  expect(lent.map(({ length }) => length)).toEqual([...sizes, ...sizes]);
  expect(new Set(lent.map(({ buffer }) => buffer)).size).toBe(lent.length);
  for (const one of lent) giveBack(one);
  const again = [70_001, 70_002, 70_003].map((size) => lendBuffer(size));
  const before = lent.map(({ buffer }) => buffer);
  expect(again.map(({ buffer }) => before.includes(buffer))).toEqual([true, true, false]);
});
