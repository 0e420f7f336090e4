import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  samples: {
    lobby_key: ['slot'],
    game_session_id: ['00000000-0000-7000-8000-000000000000'],
    provider_id: ['house'],
    sub_provider_id: ['classic'],
    game_id: ['lucky-market'],
    wallet_id: ['00000000-0000-7000-8000-000000000000'],
    agent_code: ['pwin'],
    is_mobile: [true],
    source: ['lobby', 'home'],
    player_id: ['00000000-0000-7000-8000-000000000000'],
    transaction_id: ['transaction-1', 'transaction-2'],
    original_id: ['transaction-0'],
    promotion_id: ['promotion-1'],
    currency: ['THB'],
    counts: [{ turnover: true, cashback: true, commission: true }],
    win_amount: [0],
    finished: [true],
    free_round: [{ token: 'a-token-that-nobody-was-ever-given', stake: 10 }],
    reason: ['a reason'],
    day: ['2025-06-15'],
    id: ['00000000-0000-7000-8000-000000000000'],
  },
  sharedIds: ['game_id', 'provider_id', 'sub_provider_id'],
  columns: {
    game_provider: { sealed: 'id status', free: 'name position', leaves: true },
    game: {
      sealed: 'provider_id game_id category rtp_bp min_satang max_satang has_demo has_free_spins status',
      free: 'sub_provider_id name name_en image tags volatility is_hot position',
      leaves: true,
    },
    game_return: { free: 'game_id rounds staked_satang won_satang staked_squares', leaves: true },
    game_player: { once: 'provider_id member_id player_id', sealed: 'is_closed' },
    game_session: {
      once: 'id token_hash member_id agent_id provider_id game_id wallet login_hash source opened_at',
      onward: 'closed_at',
    },
    game_round: {
      once: 'id provider_id round_id member_id game_id session_id number begun_at',
      onward: 'status ended_at',
      derived: 'staked_satang won_satang',
      free: 'reason',
    },
    game_movement: {
      once: 'provider_id transaction_id id number kind member_id round_id request_hash satang original_id counts_turnover counts_cashback counts_commission at',
    },
  },
};
