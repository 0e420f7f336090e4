import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  columns: {
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
      once: 'ref member_id agent_id channel_id idempotency_key satang bank_code account_masked account_key hold_id requested_at trimmed_satang',
      onward: 'status reason approved_at ended_at approved_act_id act_id',
    },
    turnover_goal: {
      once: 'transfer_id reference member_id seq satang percent target_satang played_before_satang goal_before_satang since_satang goal_satang at',
    },
    sandbox_event: { once: 'event_id body made_at' },
    payment_reconciled: { free: 'agent_id until', leaves: true },
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
  },
};
