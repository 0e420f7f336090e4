import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  columns: {
    play_goal: {
      once: 'id area member_id target_satang max_stake_satang weights credit_from_satang at expires_at',
      onward: 'ended_at ended_as',
    },
  },
};
