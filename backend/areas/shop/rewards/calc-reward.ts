import { requireNoBonus } from '#backend/areas/shop/bonuses/require-no-bonus.ts';
import { checkReward } from '#backend/areas/shop/rewards/check-reward.ts';
import {
  findReward,
  presentReward,
  readOrdered,
  readPoint,
} from '#backend/areas/shop/rewards/read-rewards.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { notFound } from '#backend/refusal.ts';
import type { shop } from '#contract/shop.ts';

/** What a reward costs now and what is left of the member's points. Refuses as redeeming would, but for the address; nothing is written. */
export const calcReward: Verb<typeof shop.calc> = async ({ ctx, input }) => {
  const at = ctx.now();
  const row = await findReward(ctx.db, input.reward_id);
  if (!row) throw notFound();
  const ordered = await readOrdered(ctx.db, ctx.memberId, at);
  const point = await readPoint(ctx, at);
  checkReward({ row, version: input.version, ordered, point, at });
  await requireNoBonus(ctx.db, ctx.memberId, row);
  return {
    reward: presentReward(row, ordered, at),
    ...{ point, point_after: point - row.points, needs_address: row.kind === 'goods' },
  };
};
