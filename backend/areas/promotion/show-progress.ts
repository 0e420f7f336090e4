import { findRunningWithdrawable } from '#backend/areas/promotion/withdrawals/find-running-withdrawable.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { playedOf } from '#backend/core/turnover/played.ts';
import type { promotion } from '#contract/promotion.ts';
import { countsOf, lottoWords } from '#contract/turnover-words.ts';
import { toBaht } from '#rules/money/baht.ts';
import type { TurnoverWeights } from '#rules/promotion/weights.ts';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly creditFromSatang: bigint | null;
  readonly targetSatang: bigint;
  readonly playedSatang: bigint;
  readonly maxStakeSatang: bigint;
  readonly weights: TurnoverWeights;
  readonly expiresAt: Date;
}

const read: Statement = {
  name: 'promotion_progress',
  text: `
    SELECT claim.id, claim.title, goal.target_satang AS "targetSatang", goal.credit_from_satang AS "creditFromSatang", least(goal.target_satang, ${playedOf('goal')}) AS "playedSatang",
      goal.max_stake_satang AS "maxStakeSatang", goal.weights, goal.expires_at AS "expiresAt"
    FROM play_goal goal JOIN promotion_claim claim ON claim.id = goal.id
    WHERE goal.member_id = $1::uuid AND goal.area = 'promotion' AND goal.ended_at IS NULL`,
};

/** How far the promotion that runs for the member is played, or null. */
export const showProgress: Verb<typeof promotion.progress> = async ({ ctx }) => {
  const [row] = await ctx.db.query<Row>(read, [ctx.memberId]);
  if (!row) return null;
  const counts = countsOf(row.weights);
  return {
    title: row.title,
    turn: row.creditFromSatang === null ? 'wager' : 'credit',
    target: toBaht(row.targetSatang),
    played: toBaht(row.playedSatang),
    max_stake: toBaht(row.maxStakeSatang),
    counts,
    withdrawable: toBaht(await findRunningWithdrawable(ctx, row.id, ctx.now())),
    lotto_words: lottoWords(counts),
    expires_at: row.expiresAt.toISOString(),
  };
};
