import { randomFillSync } from 'node:crypto';

const BYTES = 16;
/** Random bytes are taken for so many nonces at a time: asking for them costs more than they do. */
const AT_A_TIME = 256;

const random = Buffer.alloc(BYTES * AT_A_TIME);
let used = random.length;

/** A nonce for one answer, always of the same length: 128 bits that nobody foresees, in signs that a policy and HTML leave alone. */
export function newNonce(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const nonce = random.toString('base64url', used, used + BYTES);
  used += BYTES;
  return nonce;
}
