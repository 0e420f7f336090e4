import {
  presentReward,
  readOrdered,
  readPoint,
  readRewards,
} from '#backend/areas/shop/rewards/read-rewards.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { shop } from '#contract/shop.ts';

/** Rewards that can be redeemed, of one category or all, and the member's points. */
export const listRewards: Verb<typeof shop.list> = async ({ ctx, input: { category } }) => {
  const at = ctx.now();
  const [rows, ordered, point] = [
    await readRewards(ctx.db),
    await readOrdered(ctx.db, ctx.memberId, at),
    await readPoint(ctx, at),
  ];
  const shown = category === undefined ? rows : rows.filter((row) => row.category === category);
  return { point, rewards: shown.map((row) => presentReward(row, ordered, at)) };
};
