/** A new key for one intent of the member; a retry of the same intent sends the same key. */
export function newIdempotencyKey(): string {
  // Unlike randomUUID, random bytes are there on a plain-http address of a test phone too.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
