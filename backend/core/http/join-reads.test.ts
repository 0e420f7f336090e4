import { expect, test } from 'vitest';
import { createJoinedReads } from './join-reads.ts';

/** Reads of which each ends when it is told to. */
function slowReads() {
  const begun: PromiseWithResolvers<string>[] = [];
  const read = () => {
    const one = Promise.withResolvers<string>();
    begun.push(one);
    return one.promise;
  };
  return { begun, read };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a thousand equal questions are two reads, and each is answered by one that began after it was asked', async () => {
  const join = createJoinedReads();
  const { begun, read } = slowReads();
  const first = join('lobby', read);
  const late = Array.from({ length: 999 }, () => join('lobby', read));
  const other = join('rates', read);
  expect(begun).toHaveLength(2);
  begun[0]?.resolve('before');
  expect(await first).toBe('before');
  await settled();
  expect(begun).toHaveLength(3);
  begun[2]?.resolve('after');
  expect(new Set(await Promise.all(late))).toEqual(new Set(['after']));
  begun[1]?.resolve('rates');
  expect(await other).toBe('rates');
  // Nothing is kept: the next question is read anew.
  const again = join('lobby', read);
  begun[3]?.resolve('anew');
  expect(await again).toBe('anew');
});

test('a read that fails fails those who wait for it, and nobody after', async () => {
  const join = createJoinedReads();
  const { begun, read } = slowReads();
  const first = join('lobby', read);
  const second = join('lobby', read);
  begun[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await settled();
  const third = join('lobby', read);
  begun[1]?.resolve('back');
  expect(await second).toBe('back');
  await settled();
  begun[2]?.resolve('well');
  expect(await third).toBe('well');
});
