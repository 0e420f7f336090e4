import type { Statement, Tx } from '#backend/db/database.ts';
import type { Verb } from '#backend/http/implement.ts';
import type { protection } from '#contract/protection.ts';

const answer: Statement = {
  name: 'protection_offer_answered',
  text: 'UPDATE member SET limits_offered_at = $2::timestamptz WHERE id = $1::uuid AND limits_offered_at IS NULL',
};

/** Limits were offered to a member who took or declined them: they are offered once. Locks the member, so ask it before the wallet. */
export async function answerOffer(db: Pick<Tx, 'query'>, memberId: string, at: Date): Promise<void> {
  await db.query(answer, [memberId, at]);
}

/** Declines limits, which are not offered again. The second time does nothing. */
export const declineOffer: Verb<typeof protection.declineOffer> = async ({ ctx }) => {
  await answerOffer(ctx.db, ctx.memberId, ctx.now());
  return {};
};
