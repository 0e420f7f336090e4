import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  samples: {
    token: ['a-token-that-nobody-was-ever-given'],
    language: ['th'],
    stake: [10],
    bets: [[{ option: 'high', stake: 10 }]],
    round_ids: [['00000000-0000-7000-8000-000000000000']],
    is_free: [false],
    key: ['every-call-key'],
    client_seed: ['a-seed-of-mine'],
    replay: ['a-replay-that-nobody-was-ever-given'],
  },
  columns: {
    house_session: {
      once: 'id token_hash game_id player_id owner opened_at',
      onward: 'wallet_token demo_satang',
      leaves: true,
    },
    house_seed: { once: 'id owner commit seed client_seed created_at', onward: 'next_nonce shown_at' },
    house_round: {
      once: 'id session_id player_id key game_id machine version seed_id nonce stake_satang win_satang events bets played_at number is_demo is_free',
      onward: 'status ended_at reason',
      free: 'replay_hash is_asked_again',
    },
  },
};
