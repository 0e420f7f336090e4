import { commitOf } from '#rules/draw/commit.ts';
import { webHashing } from '#rules/draw/hashing.ts';
import { pingpongDigits } from '#rules/lotto/pingpong/draw.ts';

/** A draw that follows from a committed seed, as the site publishes it. */
export interface SeededDraw {
  readonly roundId: string;
  readonly commit: string;
  readonly seed: string;
  readonly digits: string;
}

/** Computes such a draw again in this browser: what the site says, and what follows from the seed. */
export async function verifyDraw({ roundId, commit, seed, digits }: SeededDraw) {
  const computed = {
    commit: await commitOf(webHashing, seed),
    digits: await pingpongDigits(webHashing, seed, roundId),
  };
  const claimed = { commit, digits };
  return (['commit', 'digits'] as const).map((name) => ({
    name,
    claimed: claimed[name],
    computed: computed[name],
    holds: claimed[name] === computed[name],
  }));
}
