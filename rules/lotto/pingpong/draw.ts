import { isCommitted } from '#rules/draw/commit.ts';
import type { Hashing } from '#rules/draw/hashing.ts';
import { drawnBy, fiveDigits } from '#rules/lotto/yeekee/seeded-number.ts';

/** The five digits of a round of ping-pong, which its seed and its name alone give. */
export async function pingpongDigits(hashing: Hashing, seed: string, roundId: string): Promise<string> {
  return fiveDigits(await drawnBy(hashing, seed, roundId));
}

/** What a site says of a round: the commitment that was shown from its opening on, and after its close the seed and digits. */
export interface ClaimedDraw {
  readonly roundId: string;
  readonly commit: string;
  readonly seed: string;
  readonly digits: string;
}

/** True when the seed is the one that was committed to and gives these digits. */
export async function verifyPingpong(hashing: Hashing, draw: ClaimedDraw): Promise<boolean> {
  if (!(await isCommitted(hashing, draw.commit, draw.seed))) return false;
  return (await pingpongDigits(hashing, draw.seed, draw.roundId)) === draw.digits;
}
