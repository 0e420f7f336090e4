import { seedPairs } from '#backend/core/seeds/seed-pairs.ts';

/** Of the locks on seeds of polls, apart from other locks of the database. */
const OWNERS = 31_000_014;

/** What the winners of a poll are drawn from. */
export const { findSeed, lockSeed, showSeed } = seedPairs('poll', OWNERS);
