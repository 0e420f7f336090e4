import { seedPairs } from '#backend/core/seeds/seed-pairs.ts';

/** Of the locks on owners of seeds, apart from other locks of the database. */
const OWNERS = 31_000_004;

/** What the rounds of a player are drawn from. */
export const { holdOwner, lockSeed, nextCommit, spendNonce, replaceSeed } = seedPairs('house', OWNERS);
