import type { Hashing } from './hashing.ts';

/** What the outcomes of one play follow from. */
export interface Play {
  /** Committed to before the play and revealed after it; hex text, used as it is written. */
  readonly seed: string;
  /** Of the player, or public: the site does not choose it once the seed is committed to. */
  readonly clientSeed: string;
  /** Counts the plays under one seed, from 0: no two have the same. */
  readonly nonce: number;
}

/** Draws a whole number, 0 ≤ n < bound, each as likely as any other. Throws RangeError unless 1 ≤ bound ≤ 2^32. */
export type Draw = (bound: number) => Promise<number>;

const WORDS = 2 ** 32;
const WORD_DIGITS = 8;

/** Endless words of 32 bits, big-endian, out of HMAC-SHA256(seed, `clientSeed:nonce:block`), eight from each block from 0 on. */
async function* randomWords(
  hashing: Hashing,
  { seed, clientSeed, nonce }: Play,
): AsyncGenerator<number, never> {
  for (let block = 0; ; block += 1) {
    const mac = await hashing.hmac(seed, `${clientSeed}:${nonce}:${block}`);
    for (let at = 0; at < mac.length; at += WORD_DIGITS)
      yield Number.parseInt(mac.slice(at, at + WORD_DIGITS), 16);
  }
}

/**
 * The draws of one play, in order, the same whenever and wherever they are made. Each takes the upper half of word × bound; a
 * word that would make some numbers likelier is passed over (Lemire, “Fast Random Integer Generation in an Interval”, 2019).
 */
export function drawsOf(hashing: Hashing, play: Play): Draw {
  const words = randomWords(hashing, play);
  return async (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > WORDS)
      throw new RangeError(`${bound} is no bound of a draw`);
    const unfair = WORDS % bound;
    for (;;) {
      const { value: word } = await words.next();
      const product = BigInt(word) * BigInt(bound);
      if (Number(product % BigInt(WORDS)) >= unfair) return Number(product / BigInt(WORDS));
    }
  };
}
