import { followAll, inviteMember } from '#backend/testing/affiliate/invitations.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openPlayer } from '#backend/testing/promotion/promotions.ts';
import type { TestFacts } from '#backend/testing/test-facts.ts';

/** Baht that bring the least commission that is paid out. */
const STAKED_FOR_LEAST = 10_000;

/** What the suites over all areas must know of this one. */
export const testFacts: TestFacts = {
  pages: { '/affiliate': 7 },
  samples: { month: ['2025-06'] },
  ready: {
    'POST /api/affiliate/redeem': async (world, inviter) => {
      const friend = await buildMember(world, { balance: 1_000 });
      await inviteMember(world, inviter, friend);
      const { play } = await openPlayer(world, friend);
      for (let staked = 0; staked < STAKED_FOR_LEAST; staked += 1_000) await play(1_000);
      await followAll(world);
      // It pays all that there is: there is nothing else to ask for.
      return { input: {}, other: null };
    },
  },
  ownedByStranger: async (world, member) => ({
    'POST /api/affiliate/network before': await inviteMember(world, member, await buildMember(world)),
  }),
  columns: {
    affiliate_terms: { once: 'agent_id from_at levels made_by' },
    affiliate_code: { once: 'member_id code at' },
    affiliate_referral: { once: 'id agent_id member_id referrer_id same_address at' },
    affiliate_entry: {
      once: 'area reference version referrer_id level member_id reason stake_satang satang at',
    },
    affiliate_day: {
      once: 'referrer_id day member_id level',
      derived: 'stake_satang earned_satang reversed_satang',
    },
    affiliate_month: {
      once: 'referrer_id month',
      derived: 'stake_satang earned_satang reversed_satang',
    },
    affiliate_redemption: { once: 'id agent_id member_id satang idempotency_key at' },
  },
};
