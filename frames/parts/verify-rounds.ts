import type { Calls } from '#contract/calls.ts';
import { copy } from './copy.ts';

export type Round = Calls['POST /api/house/spin']['data']['round'];
type SeedState = Calls['POST /api/house/open']['data']['seed'];

/** Plays a round again from the seed that was shown; null when it is as it was told, else what is not. */
type VerifyOne = (round: Round, seed: string) => Promise<string | null>;

/** Plays rounds again from the seed that was shown; answers the words for all that are as they were told, or says which is not. */
export type VerifyAll = (rounds: readonly Round[], seed: string, verified?: string) => Promise<string>;

/** Checks rounds one after the other by what checks one. */
export function verifierOf(verifyOne: VerifyOne): VerifyAll {
  return async (rounds, seed, verified = copy.allVerified(rounds.length)) => {
    for (const round of rounds)
      if ((await verifyOne(round, seed)) !== null) return copy.notVerified(round.round_id);
    return verified;
  };
}

/** What the page knew before a seed was shown: its rounds, and what was said of the seed and the one after it. */
interface Played {
  readonly played: readonly Round[];
  readonly seed: SeedState;
}

/**
 * One seed serves all pages of a player: another page may have shown the one of these rounds, and then its rounds and its promise
 * cannot be judged here.
 */
export async function verifyShown(
  { played, seed: told }: Played,
  { shown, seed }: Calls['POST /api/house/seed']['data'],
  verifyAll: VerifyAll,
): Promise<string> {
  if (shown.commit === told.commit && seed.commit !== told.next_commit) return copy.otherSeed;
  const own = played.filter(({ commit }) => commit === shown.commit);
  const verified = await verifyAll(own, shown.seed);
  const others = played.length - own.length;
  if (others === 0) return verified;
  return own.length === 0 ? copy.shownElsewhere(others) : `${verified} · ${copy.shownElsewhere(others)}`;
}
