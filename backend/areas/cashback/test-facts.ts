import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  pages: { '/cashback': 9, '/member/winloss': 9 },
  samples: { before_day: ['2025-06-15'] },
  columns: {
    cashback_rate: { once: 'from_day number rank turnover_bp loss_bp cap_satang loss_most_bp at' },
    cashback_close: { once: 'day at' },
    cashback_day: {
      once: 'member_id basis day rank turnover_bp loss_bp cap_satang loss_most_bp staked_satang start_satang deposit_satang withdrawal_satang end_satang bonus_satang corrected_satang rebate_satang adjusted_satang carried_satang due_satang carry_satang closed_at until',
    },
    cashback_adjustment: { once: 'member_id basis day of_day satang staked_satang corrected_satang' },
    cashback_claim: { once: 'member_id basis day satang at' },
  },
};
