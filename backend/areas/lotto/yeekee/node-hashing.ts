import { createHash, createHmac } from 'node:crypto';
import type { Hashing } from '#rules/lotto/yeekee/hashing.ts';

/** By Node, at once. */
export const nodeHashing: Hashing = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
};
