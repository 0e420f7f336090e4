import { makePersonal, redeemedCoupon } from '#backend/testing/coupon/coupons.ts';
import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  pages: { '/member/coupon': 3 },
  samples: { code: ['ABCD-EFGH-JKMN', 'ABCD-EFGH-JKMP'], coupon_code: ['ABCD-EFGH-JKMN', 'ABCD-EFGH-JKMP'] },
  ready: {
    'POST /api/member/coupon/redeem': async (world, member) => ({
      input: { code: await makePersonal(world, member) },
      other: { code: await makePersonal(world, member) },
    }),
  },
  ownedByStranger: async (world, member) => ({
    'GET /api/member/coupon/history before': await redeemedCoupon(world, member),
  }),
  columns: {
    coupon_batch: {
      once: 'id agent_id title kind prize_kind prize_amount prize_days starts_at ends_at stake_satang stake_days deposit_satang made_at made_by',
      onward: 'voided_at voided_by',
    },
    coupon: { once: 'code_hash batch_id tail member_id uses', derived: 'used' },
    coupon_hold: {
      once: 'deposit_ref agent_id member_id batch_id code_hash at held_until',
      onward: 'released_at outcome ended_at',
    },
    coupon_redemption: {
      once: 'id agent_id member_id batch_id code_hash prize_kind prize_amount usable_until idempotency_key at',
    },
  },
};
