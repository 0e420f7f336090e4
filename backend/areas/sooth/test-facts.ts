import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  pages: { '/sooth': 2 },
  samples: { room_id: [1, 2] },
  sharedIds: ['room_id'],
  columns: {
    sooth_room: { once: 'id agent_id name place made_at', sealed: 'status' },
    sooth_day: { once: 'room_id day seed_owner commit made_at' },
    sooth_seed: { once: 'id owner commit seed client_seed created_at', onward: 'next_nonce shown_at' },
    sooth_shoe: { once: 'room_id day no seed outcomes shoes totals recorded_at' },
  },
};
