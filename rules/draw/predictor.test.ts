import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawsOf, type Play } from './draw.ts';
import type { Hashing } from './hashing.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hashing: Hashing = {
  sha256,
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
};
const NUMBERS = 37;
const ROUNDS = 3_000;
/** Rounds of one seed; afterwards it is shown, and anybody may look for a pattern in it. */
const OF_ONE_SEED = 50;
/** Standard errors above chance: one of a thousand guessers who know nothing does better. */
const MOST_ERRORS = 3.1;

const firstOf = (play: Play) => drawsOf(hashing, play)(NUMBERS);
const seedOf = (at: number) => sha256(`secret ${at}`);

/** All that is known before a round. */
interface Public {
  readonly commit: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** The seed before this one, which was shown. */
  readonly shown: string;
  readonly earlier: readonly number[];
}

type Predictor = (known: Public) => number | Promise<number>;

const last = (numbers: readonly number[], back: number) => numbers.at(-back) ?? 0;

const predictors: Readonly<Record<string, Predictor>> = {
  'the commitment taken for the seed': ({ commit, clientSeed, nonce }) =>
    firstOf({ seed: commit, clientSeed, nonce }),
  'the hash of the commitment': ({ commit, clientSeed, nonce }) =>
    firstOf({ seed: sha256(commit), clientSeed, nonce }),
  'the seed that was shown': ({ shown, clientSeed, nonce }) => firstOf({ seed: shown, clientSeed, nonce }),
  'the hash of the seed that was shown': ({ shown, clientSeed, nonce }) =>
    firstOf({ seed: sha256(shown), clientSeed, nonce }),
  'the seed of the player': ({ clientSeed, nonce }) => firstOf({ seed: clientSeed, clientSeed, nonce }),
  'the number before': ({ earlier }) => last(earlier, 1),
  'the number before and its distance': ({ earlier }) =>
    (2 * last(earlier, 1) - last(earlier, 2) + NUMBERS) % NUMBERS,
  'what came most often': ({ earlier }) => {
    const counts = Array.from(
      { length: NUMBERS },
      (_, number) => earlier.filter((one) => one === number).length,
    );
    return counts.indexOf(Math.max(...counts));
  },
  'what did not come for longest': ({ earlier }) => {
    const seen = Array.from({ length: NUMBERS }, (_, number) => earlier.lastIndexOf(number));
    return seen.indexOf(Math.min(...seen));
  },
  'the number of the round': ({ nonce }) => nonce % NUMBERS,
};

test.each(Object.entries(predictors))('who predicts by %s hits no more than chance', async (_, predict) => {
  const earlier: number[] = [];
  let hits = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const [at, nonce] = [Math.floor(round / OF_ONE_SEED), round % OF_ONE_SEED];
    const [seed, clientSeed] = [seedOf(at), `member-${at}`];
    const commit = sha256(seed);
    const known = { commit, clientSeed, nonce, shown: seedOf(at - 1), earlier };
    const predicted = await predict(known);
    const drawn = await firstOf({ seed, clientSeed, nonce });
    if (predicted === drawn) hits += 1;
    earlier.push(drawn);
  }
  const chance = 1 / NUMBERS;
  const error = Math.sqrt(ROUNDS * chance * (1 - chance));
  expect(hits).toBeLessThan(ROUNDS * chance + MOST_ERRORS * error);
});
