import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { protection } from '#contract/protection.ts';

const decline: Statement = {
  name: 'protection_offer_declined',
  text: 'UPDATE member SET limits_offered_at = $2::timestamptz WHERE id = $1::uuid AND limits_offered_at IS NULL',
};

/** Declines limits, which are not offered again; whoever sets one takes them. The second time does nothing. */
export const declineOffer: Verb<typeof protection.declineOffer> = async ({ ctx }) => {
  await ctx.db.query(decline, [ctx.memberId, ctx.now()]);
  return {};
};
