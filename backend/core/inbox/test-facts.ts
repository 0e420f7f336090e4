import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this room. */
export const testFacts: TestFacts = {
  columns: {
    inbox_message: {
      free: 'member_id kind about at read_at reminder outcome satang count name until',
      leaves: true,
    },
  },
};
