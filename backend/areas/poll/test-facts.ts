import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  pages: { '/poll/1': 4 },
  samples: { poll_id: [1], choice_id: [1, 2], after: [0] },
  sharedIds: ['poll_id', 'choice_id'],
  columns: {
    poll: {
      once: 'id agent_id question image opens_at closes_at draws_at basis step_satang most counts_from seed_owner made_at',
      onward: 'opened_at opened_by closed_at closed_by tickets head drawn_at drawn_by',
    },
    poll_choice: { once: 'poll_id id text image' },
    poll_prize: { once: 'poll_id place kind amount' },
    poll_seed: { once: 'id owner commit seed client_seed created_at', onward: 'next_nonce shown_at' },
    poll_answer: { once: 'id poll_id ticket member_id choice_id idempotency_key mark link at' },
    poll_winner: { once: 'id poll_id place ticket member_id kind amount given at' },
  },
};
