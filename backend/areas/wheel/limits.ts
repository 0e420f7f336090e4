import { HOUR_MS, limit } from '#backend/core/limits/limit.ts';

/** Seeds that a member has shown and replaced. */
export const seedOfMember = limit('wheelSeedOfMember', 30, HOUR_MS);
