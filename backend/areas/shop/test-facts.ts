import { orderedThing, shopAddress } from '#backend/testing/shop/shop.ts';
import type { TestFacts } from '#backend/testing/test-facts.ts';
import { grantPoints } from '#backend/testing/wheel.ts';

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  pages: { '/redeem': 4 },
  samples: { reward_id: ['credit-5', 'credit-20'], category: ['goods'], address: [shopAddress] },
  sharedIds: ['reward_id'],
  ready: {
    'POST /api/redemption/calc': async (world, member) => {
      await grantPoints(world, member.memberId, 2_000);
      return { input: {}, other: null };
    },
    'POST /api/redemption/redeem': async (world, member) => {
      await grantPoints(world, member.memberId, 2_000);
      return { input: { reward_id: 'credit-5', version: 1 }, other: { reward_id: 'credit-20', version: 1 } };
    },
  },
  ownedByStranger: async (world, member) => ({
    'GET /api/redemption/history before': await orderedThing(world, member),
  }),
  columns: {
    shop_reward: { once: 'id', onward: 'version', derived: 'stock status', free: 'category art position' },
    shop_terms: {
      once: 'reward_id version kind title detail points amount valid_days target_satang limit_times limit_days made_at made_by',
    },
    shop_stock: { once: 'id reward_id change at made_by' },
    shop_order: {
      once: 'id agent_id member_id reward_id version kind amount points usable_until idempotency_key at',
      onward: 'state carrier tracking sent_at sent_by ended_at reason ended_by',
    },
    // Personal data, deleted a while after the order ended; until then a parcel goes where its member said.
    shop_address: {
      once: 'order_id member_id name mobile line subdistrict district province postcode',
      leaves: true,
    },
  },
};
