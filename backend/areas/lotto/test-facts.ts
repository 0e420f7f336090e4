import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  columns: {
    lotto_kind: {
      sealed:
        'kind agent_id category_id description position max_lines payout_cap cancel_minutes cancels_per_day no_result_hours',
      free: 'name',
      leaves: true,
    },
    kind_rate: {
      sealed:
        'kind type since position rate_hundredths discount_bp pack_rate_hundredths pack_discount_bp min_satang max_satang max_per_number_satang enabled version act_id',
      leaves: true,
    },
    draw_day: { sealed: 'kind day is_held at act_id', leaves: true },
    yeekee_terms: {
      sealed:
        'kind fairness row_order cooldown_ms min_shots min_shooters min_stake_satang row_1_satang row_16_satang',
      leaves: true,
    },
    round: {
      once: 'id agent_id kind draw_date day_number opens_at commit',
      onward: 'closes_at result_at status version result_version void_reason',
    },
    round_rate: {
      once: 'round_id type position',
      sealed:
        'rate_hundredths discount_bp pack_rate_hundredths pack_discount_bp min_satang max_satang max_per_number_satang enabled',
    },
    round_seed: { once: 'round_id seed' },
    number_control: { derived: 'round_id type number control limit_satang', leaves: true },
    terms_change: {
      once: 'round_id version type number control limit_satang rate_hundredths discount_bp pack min_satang max_satang max_per_number_satang enabled at act_id',
    },
    draw_result: { once: 'round_id version draw draw_hash source published_at published_by' },
    yeekee_round: {
      once: 'round_id fairness row_order cooldown_ms min_shots min_shooters min_stake_satang row_1_satang row_16_satang',
      onward: 'sealed_at prizes_at prize_rule row_1_why row_16_why',
      derived: 'shot_count shooter_count chain_head',
    },
    yeekee_shot: { once: 'round_id position member_id number receipt shot_at idempotency_key' },
    yeekee_prize: { once: 'round_id row position member_id satang most_satang limited_by at' },
    bill: {
      once: 'member_id id agent_id round_id idempotency_key pack terms_version rule_version turnover_rule line_count face_satang charged_satang created_at repeated_digits',
      derived: 'status payout_satang ended_at result_version',
    },
    bill_line: {
      once: 'member_id bill_id position type number face_satang charged_satang rate_hundredths',
      derived: 'payout_satang status',
    },
    bill_correction: { once: 'member_id bill_id version from_version paid_satang due_satang at' },
    exposure: { derived: 'round_id type number sold_satang', leaves: true },
  },
};
