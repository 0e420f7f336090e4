import { createHash, createHmac } from 'node:crypto';
import type { Hashing } from '#rules/draw/hashing.ts';

/** Hashing by Node, at once. */
export const nodeHashing: Hashing = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
};
