import { seedPairs } from '#backend/core/seeds/seed-pairs.ts';

/** Of the locks on seeds of days, apart from other locks of the database. */
const OWNERS = 31_000_019;

/** What the shoes of a room and day are shuffled by. */
export const { lockSeed } = seedPairs('sooth', OWNERS);
