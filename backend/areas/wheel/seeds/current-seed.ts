import { type CurrentSeed, seedPairs } from '#backend/core/seeds/seed-pairs.ts';

/** Of the locks on members' seeds, apart from other locks of the database. */
const OWNERS = 31_000_005;

/** What the spins of a member are drawn from. */
export const { findSeed, lockSeed, nextCommit, spendNonce, replaceSeed } = seedPairs('wheel', OWNERS);

/** What may be told of a seed before it is shown. */
export function presentSeed({ commit, clientSeed, nextNonce }: CurrentSeed) {
  return { commit, client_seed: clientSeed, next_nonce: nextNonce };
}
