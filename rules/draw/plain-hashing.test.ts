import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainHashing } from './plain-hashing.ts';

const text = fc.string({ unit: 'binary', maxLength: 300 });

test('texts of every length hash as node hashes them', () => {
  fc.assert(
    fc.property(text, (one) => {
      expect(plainHashing.sha256(one)).toBe(createHash('sha256').update(one).digest('hex'));
    }),
  );
});

test('so do texts under a key, also under a long one', () => {
  fc.assert(
    fc.property(text, text, (key, one) => {
      expect(plainHashing.hmac(key, one)).toBe(createHmac('sha256', key).update(one).digest('hex'));
    }),
  );
});
