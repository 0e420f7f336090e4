import { payIn } from '#backend/testing/members.ts';
import { claim } from '#backend/testing/promotion/promotions.ts';
import type { TestFacts } from '#backend/testing/test-facts.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  samples: {
    claim_id: ['00000000-0000-7000-8000-000000000000'],
    offer_id: ['first-deposit', 'daily'],
    version: [1],
  },
  ownedByStranger: async (world, { memberId, token }) => {
    await payIn(world.services, memberId, 200_00n);
    return { claim_id: (await claim(world, token, 'daily')).body.data?.id };
  },
  sharedIds: ['offer_id'],
  columns: {
    promotion_offer: {
      once: 'id version number title image min_satang percent most_satang turn times days max_stake_satang weights per conditions hours position largest_withdrawal_satang starts_at ends_at',
      sealed: 'status',
    },
    promotion_choice: {
      once: 'deposit_ref member_id agent_id offer_id offer_version at',
      onward: 'outcome ended_at',
    },
    promotion_claim: {
      once: 'id member_id agent_id offer_id offer_version title period deposit_ref deposit_satang bonus_satang cost_satang idempotency_key at largest_withdrawal_satang',
    },
    promotion_trim: {
      once: 'withdrawal_ref claim_id member_id agent_id satang at',
      onward: 'returned_at',
    },
  },
};
