import type { Cost } from '#backend/areas/account/password/password-cost.ts';

/** In place of the real cost where thousands of tests log in: a hash would take a third of their time. */
export const COST: Cost = { memory: 64, passes: 1, parallelism: 1 };
