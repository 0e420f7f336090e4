/**
 * What each column of the schema is, for the test that holds every table against it:
 * - `once`: evidence, written with its row and never again; the database refuses. The row stays, unless the table says `leaves`.
 * - `onward`: may be written later, one way alone; the database refuses the way back.
 * - `sealed`: an operator's command may change it; the chained log has what it is, and the audit holds it against that.
 * - `derived`: follows from other rows; the audit computes it again.
 * - `free`: nothing that money depends on: what is at work, what is shown, what is forgotten after a while.
 */
interface ColumnClasses {
  readonly once?: string;
  readonly onward?: string;
  readonly sealed?: string;
  readonly derived?: string;
  readonly free?: string;
  /** Rows that may be taken out. */
  readonly leaves?: true;
}

const free = (columns: string): ColumnClasses => ({ free: columns, leaves: true });

/** Columns by table, parted by a blank. */
export const columnClasses: Readonly<Record<string, ColumnClasses>> = {
  // Money.
  transfer: { once: 'id scope key request_hash kind reference at unit' },
  posting: {
    once: 'transfer_id position from_account to_account satang from_seq from_balance to_seq to_balance',
  },
  ledger_entry: { once: 'account_id day seq at kind satang balance reference outside' },
  ledger_account: {
    once: 'id agent_id member_id kind unit wallet_type_id name',
    derived: 'balance floor seq stated_at guarded',
  },
  entitlement_lot: {
    once: 'id agent_id member_id kind amount ends_at reference granted_at fingerprint',
    onward: 'taken_at',
    derived: 'free reserved used expired taken seq',
  },
  entitlement_act: { once: 'id scope key request_hash verb member_id kind amount reference at ends_act' },
  entitlement_move: { once: 'act_id lot_id seq source target amount' },
  hold: { once: 'id member_id satang reference created_at', onward: 'status ended_at' },
  adjustment: {
    once: 'ref agent_id member_id satang reason asked_by asked_at asked_act_id',
    onward: 'status ended_by ended_at act_id',
  },

  // Money in and out.
  deposit: {
    once: 'ref member_id agent_id channel_id sub_channel_id idempotency_key satang payload asked_satang receiver_no reserved_until created_at expires_at',
    onward: 'status reason ended_at event_id act_id',
  },
  payment_event: {
    once: 'event_id trans_ref body received_at satang',
    onward: 'ref misfit outcome resolution resolved_at member_id deposit_ref act_id',
  },
  told_arrival: { once: 'event_id deposit_ref at' },
  slip: { once: 'trans_ref agent_id member_id deposit_ref kind bank_code picture_hash shown_at' },
  withdrawal: {
    once: 'ref member_id agent_id channel_id idempotency_key satang bank_code account_masked account_key hold_id requested_at',
    onward: 'status reason approved_at ended_at approved_act_id act_id',
  },
  turnover_goal: {
    once: 'transfer_id reference member_id seq satang percent target_satang played_before_satang goal_before_satang since_satang goal_satang at',
  },
  sandbox_event: { once: 'event_id body made_at' },
  payment_reconciled: free('agent_id until'),
  payment_channel: {
    sealed:
      'id agent_id kind name receiver_id receiver_name min_satang max_satang expires_in_seconds quick_amounts sub_channels',
    leaves: true,
  },
  payout_channel: {
    sealed:
      'id agent_id kind min_satang max_satang satang_per_day count_per_day quick_amounts turnover_percent',
    leaves: true,
  },

  // Whose site it is, and who is there.
  agent: {
    sealed:
      'id code name agent_logo line_admin_url line_contact_url minimum_age terms_version privacy_version gtm_id',
    leaves: true,
  },
  agent_receiver: { sealed: 'id agent_id kind bank_code account_no account_name', leaves: true },
  bank: { sealed: 'code short_name name position', leaves: true },
  content: free('agent_id kind id type image title description link position starts_at ends_at'),
  member: {
    once: 'id agent_id username first_name last_name birth_date bank_code bank_account_no referred_by created_at',
    onward: 'barred_as barred_until',
    sealed: 'english_name',
    free: 'password_hash sub_bank_code sub_bank_account_no status closed_at reality_minutes limits_offered_at',
  },
  consent: { once: 'id member_id kind version at' },
  session: free(
    'token_hash member_id created_at last_seen_at revoked_at address device device_key second_factor_at reminded_at data_until',
  ),
  known_place: free('member_id place_hash kind seen_at'),
  login_guard: free('account place failed_at holder held_until used_at'),
  reset_code: free(
    'agent_id account place_hash member_id ref code_hash from_known_place created_at expires_at tries used_at',
  ),
  security_event: free('id member_id kind device at'),
  second_factor: free('member_id secret created_at on_since last_step recovery_codes'),
  protection_act: {
    once: 'id member_id at what kind window amount idempotency_key length until ops_id',
  },
  protection_limit: {
    derived: 'member_id kind window set_by amount asked_amount asked_at',
    leaves: true,
  },

  // What is played.
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
  site_outage: { once: 'from_at to_at' },
  site_pulse: { once: 'only', onward: 'at' },

  // What was staked.
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
  wager: {
    once: 'area reference kind member_id agent_id wallet face_satang charged_satang accepted_at',
    derived: 'status version valid_satang payout_satang ended_at',
  },
  wager_event: {
    once: 'area reference version status valid_satang payout_satang at id',
    onward: 'position',
  },
  wager_counter: free('only last'),
  wager_reader: free('name position'),
  wager_total: {
    derived:
      'member_id day area kind accepted_count charged_satang valid_satang settled_count settled_satang payout_satang',
    leaves: true,
  },

  // What operators did.
  ops_log: { once: 'id no at who why command asked hash', onward: 'facts' },
  ops_log_end: { derived: 'one no hash' },

  // What is at work.
  setting: free('key value'),
  limit_use: free('key whole_at window_ms'),
  visible_change: free('transaction at'),
  live_event: free('id position kind subject what member_id at'),
  live_counter: free('only last'),
  schema_migration: free('name applied_at'),
};
