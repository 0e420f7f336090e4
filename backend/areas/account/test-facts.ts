import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  columns: {
    member: {
      once: 'id agent_id username first_name last_name birth_date bank_code bank_account_no referred_by created_at',
      onward: 'barred_as barred_until',
      sealed: 'english_name status reality_minutes',
      free: 'password_hash sub_bank_code sub_bank_account_no closed_at limits_offered_at',
    },
    consent: { once: 'id member_id kind version at' },
    session: {
      free: 'token_hash member_id way created_at last_seen_at revoked_at address device device_key second_factor_at reminded_at data_until',
      leaves: true,
    },
    known_place: { free: 'member_id place_hash kind seen_at', leaves: true },
    login_guard: { free: 'account place failed_at holder held_until used_at', leaves: true },
    reset_code: {
      free: 'agent_id account place_hash member_id ref code_hash from_known_place created_at expires_at tries used_at',
      leaves: true,
    },
    security_event: { free: 'id member_id kind device at', leaves: true },
    second_factor: { free: 'member_id secret created_at on_since last_step recovery_codes', leaves: true },
  },
};
