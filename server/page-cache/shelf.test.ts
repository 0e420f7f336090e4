import { expect, test } from 'vitest';
import { createShelf } from './shelf.ts';

test('what was used longest ago goes first, and the limit in bytes holds', () => {
  const shelf = createShelf<number>(10_000);
  for (let at = 0; at < 5; at += 1) shelf.put(`/${at}`, at, 1_000);
  shelf.get('/0');
  for (let at = 5; at < 8; at += 1) shelf.put(`/${at}`, at, 1_000);
  expect([0, 1, 2, 3, 4, 5, 6, 7].filter((at) => shelf.get(`/${at}`) !== undefined)).toEqual([
    0, 2, 3, 4, 5, 6, 7,
  ]);
  expect(shelf.bytes).toBeLessThanOrEqual(10_000);
});

test('names alone count too, a thing that grew counts once, and one that is too large is not kept', () => {
  const shelf = createShelf<number>(10_000);
  for (let at = 0; at < 1_000; at += 1) shelf.put(`/${at}`, at, 0);
  expect(shelf.bytes).toBeLessThanOrEqual(10_000);
  const one = createShelf<string>(10_000);
  for (const bytes of [1_000, 2_000, 3_000]) one.put('/', 'page', bytes);
  expect(one.bytes).toBeLessThan(4_000);
  one.put('/large', 'page', 20_000);
  expect([one.get('/large'), one.bytes]).toEqual([undefined, 0]);
});
