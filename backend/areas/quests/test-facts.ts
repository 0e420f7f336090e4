import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  pages: { '/member/creditfree': 6 },
  samples: { before_seq: ['100'], quest_id: ['stake-day'], period: ['2025-06-15'], day: ['2025-06-15'] },
  sharedIds: ['quest_id'],
  columns: {
    quest: {
      once: 'id title period starts_at ends_at prize_kind prize_amount prize_days position',
      sealed: 'status',
    },
    quest_condition: { once: 'quest_id place fact area least' },
    quest_redemption: { once: 'member_id quest_id period prize_kind prize_amount at' },
    check_in: { once: 'member_id day month number points at' },
  },
};
