import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  columns: {
    line_link: { sealed: 'member_id sub_hash at', leaves: true },
    line_ticket: { free: 'token_hash device_key sub_hash name at link_until until used_at', leaves: true },
  },
};
