import { expect, test } from 'vitest';
import { newNonce } from './new-nonce.ts';

test('nonces have 128 bits in one length, and none comes twice', () => {
  const nonces = Array.from({ length: 10_000 }, newNonce);
  expect(new Set(nonces).size).toBe(10_000);
  expect(nonces.filter((one) => !/^[\w-]{22}$/.test(one))).toEqual([]);
});
