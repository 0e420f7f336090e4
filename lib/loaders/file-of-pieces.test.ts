import { expect, test, vi } from 'vitest';
import { middleGrowth, settledMemory } from '#backend/testing/settled-memory.ts';
import { fileOf } from './file-of-pieces.ts';

const piece = (text: string, next: string | null) => ({ text, next });
const textOf = ({ text }: { readonly text: string }) => text;

test('a file is read piece by piece, the next one only when the last was taken', async () => {
  const read = vi.fn(async (before: string) => (before === 'one' ? piece('b', 'two') : piece('c', null)));
  const reader = fileOf(piece('a', 'one'), read, textOf).getReader();
  expect(read).not.toHaveBeenCalled();
  const texts: string[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    texts.push(new TextDecoder().decode(part.value));
    expect(read.mock.calls.length).toBeLessThanOrEqual(texts.length);
  }
  expect(texts).toEqual(['a', 'b', 'c']);
  expect(read.mock.calls).toEqual([['one'], ['two']]);
});

test('a file that cannot be read on breaks off', async () => {
  const reader = fileOf(
    piece('a', 'one'),
    async () => {
      throw new Error('away');
    },
    textOf,
  ).getReader();
  await expect(reader.read().then(() => reader.read())).rejects.toThrow('away');
});

test('of a file of a hundred thousand rows no more is held at its end than at its beginning', async () => {
  const PIECES = 50;
  const rows = (number: number) => `${number},20250615,เงินรางวัลหวย,100.00\r\n`.repeat(2_000);
  let count = 1;
  const reader = fileOf(
    piece(rows(0), '0'),
    async () => {
      count += 1;
      return piece(rows(count), count === PIECES ? null : String(count));
    },
    textOf,
  ).getReader();
  const held: number[] = [];
  let bytes = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (count % 5 === 0) held.push(settledMemory());
  }
  expect(bytes).toBeGreaterThan(5_000_000);
  expect(middleGrowth(held), held.join(' ')).toBeLessThan(bytes / held.length / 4);
});
