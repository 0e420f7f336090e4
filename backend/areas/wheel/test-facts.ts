import type { TestFacts } from '#backend/testing/test-facts.ts';
import { grantSpins } from '#backend/testing/wheel.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  pages: { '/member/wheel': 6 },
  samples: {
    spin_token: ['every-call-token', 'another-call-token'],
    version: [1],
    pay: ['points'],
    client_seed: ['a-seed-of-mine'],
    before_seq: ['100'],
  },
  ownedByStranger: async (world, { memberId, token }) => {
    const spin_token = 'token-of-stranger';
    await grantSpins(world, memberId, 1);
    await world.call('POST /api/wheel/spin', { spin_token }, token);
    return { spin_token };
  },
  columns: {
    wheel_weights: { once: 'version starts_at set_at' },
    wheel_prize: { once: 'version place id name type amount color weight' },
    wheel_seed: { once: 'id owner commit seed client_seed created_at', onward: 'next_nonce shown_at' },
    wheel_spin: {
      once: 'id member_id token paid points version seed_id nonce ticket prize_id prize_type amount at number',
    },
  },
};
