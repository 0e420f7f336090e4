import { readStakes } from '#backend/areas/cashback/figures/read-stakes.ts';
import type { FindRankStake } from '#backend/core/policies/member-facts.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

/** The stake at risk that the rank of today goes by, read of the wagers each time. */
export const findRankStake: FindRankStake = async (reader, memberId, now) => {
  const today = bangkokDate(now);
  return (await readStakes(reader, [memberId], today)).forRank(memberId, today);
};
