import type { Hashing } from './hashing.ts';

const BLOCK = 64;

/** Of the first primes, the first 32 bits of what follows the point of a root (FIPS 180-4, 4.2.2 and 5.3.3). */
function rootsOf(count: number, power: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  return primes.map((prime) => ((prime ** power % 1) * 2 ** 32) | 0);
}
const CONSTANTS = rootsOf(64, 1 / 3);
const FIRST = rootsOf(8, 1 / 2);

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message with its end mark and its length in bits, a multiple of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  whole.set(message);
  whole[message.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(whole.length - 4, message.length * 8);
  return view;
}

function digest(message: Uint8Array): Uint8Array {
  const view = padded(message);
  const state = [...FIRST];
  const words = new Int32Array(64);
  for (let from = 0; from < view.byteLength; from += BLOCK) {
    for (let at = 0; at < 64; at += 1) {
      if (at < 16) {
        words[at] = view.getInt32(from + at * 4);
        continue;
      }
      const [near = 0, far = 0] = [words[at - 2], words[at - 15]];
      const low = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      const high = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      words[at] = (words[at - 16] ?? 0) + low + (words[at - 7] ?? 0) + high;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let at = 0; at < 64; at += 1) {
      const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const one = (h + high + ((e & f) ^ (~e & g)) + (CONSTANTS[at] ?? 0) + (words[at] ?? 0)) | 0;
      const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = ((state[at] ?? 0) + word) | 0;
  }
  const out = new DataView(new ArrayBuffer(32));
  for (const [at, word] of state.entries()) out.setInt32(at * 4, word);
  return new Uint8Array(out.buffer);
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function hmac(key: string, text: string): Uint8Array {
  const plain = bytesOf(key);
  const block = new Uint8Array(BLOCK);
  block.set(plain.length > BLOCK ? digest(plain) : plain);
  const inner = digest(
    joined(
      block.map((byte) => byte ^ 0x36),
      bytesOf(text),
    ),
  );
  return digest(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** The same hashes without Web Crypto, which not every browser has for a file on the device. */
export const plainHashing: Hashing = {
  sha256: (text) => hexOf(digest(bytesOf(text))),
  hmac: (key, text) => hexOf(hmac(key, text)),
};
