import { randomBytes } from 'node:crypto';

const BYTES = 16;

/** A nonce for one answer, always of the same length: 128 bits that nobody foresees, in signs that a policy and HTML leave alone. */
export function newNonce(): string {
  return randomBytes(BYTES).toString('base64url');
}
