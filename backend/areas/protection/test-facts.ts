import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  columns: {
    protection_act: {
      once: 'id member_id at what kind window amount idempotency_key length until ops_id',
    },
    protection_limit: {
      derived: 'member_id kind window set_by amount asked_amount asked_at',
      leaves: true,
    },
  },
};
