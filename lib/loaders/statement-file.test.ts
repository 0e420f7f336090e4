import { expect, test, vi } from 'vitest';
import { fileOf } from './statement-file.ts';

const piece = (csv: string, next: string | null) => ({ file_name: 'x.csv', csv, next });

test('a file is read piece by piece, the next one only when the last was taken', async () => {
  const read = vi.fn(async (before: string | undefined) =>
    before === 'one' ? piece('b', 'two') : piece('c', null),
  );
  const reader = fileOf(piece('a', 'one'), read).getReader();
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
  const reader = fileOf(piece('a', 'one'), async () => {
    throw new Error('away');
  }).getReader();
  await expect(reader.read().then(() => reader.read())).rejects.toThrow('away');
});
