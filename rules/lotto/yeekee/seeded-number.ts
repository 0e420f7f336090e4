import type { Hashing } from '#rules/draw/hashing.ts';

/** Results have five digits: 00000 to 99999. */
export const OUTCOMES = 100_000;

/** Five digits of a whole number below `OUTCOMES`. */
export function fiveDigits(value: number): string {
  return String(value).padStart(5, '0');
}

/**
 * The number 0 to 99,999 that a committed seed gives for a text: the first 8 bytes, big-endian, of the HMAC with the seed as its
 * key, modulo 100,000. No number is likelier than another by more than 1 in 10^14; results
 * that are published stand on this, so it stays. What is new draws by `rules/draw`.
 */
export async function drawnBy(hashing: Hashing, seed: string, text: string): Promise<number> {
  const mac = await hashing.hmac(seed, text);
  return Number(BigInt(`0x${mac.slice(0, 16)}`) % BigInt(OUTCOMES));
}
