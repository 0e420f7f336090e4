import { asc, eq } from 'drizzle-orm';
import { affiliateTerms } from '#backend/areas/affiliate/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { AffiliateConfig, affiliate } from '#contract/affiliate.ts';
import { type CommissionRates, LEAST_REDEEM_SATANG } from '#rules/affiliate/commission.ts';
import { YEEKEE_COUNTED_PERCENT } from '#rules/loyalty/give-back.ts';
import { toBaht } from '#rules/money/baht.ts';

const BP_OF_PERCENT = 100;

/** Rates as they are on the wire. */
function presentLevel(rates: CommissionRates, at: number): AffiliateConfig['levels'][number] {
  const named = Object.entries(rates).map(([name, bp]) => {
    const [area = '', kind = null] = name.split('/');
    return { area, kind, percent: bp / BP_OF_PERCENT };
  });
  return { level: at + 1, rates: named };
}

function presentTerms({ fromAt, levels }: typeof affiliateTerms.$inferSelect) {
  return { from: fromAt.toISOString(), levels: levels.map(presentLevel) };
}

/** Rates that hold now and the next that were announced; nothing but commission is given for an invitation. */
export const showConfigs: Verb<typeof affiliate.configs> = async ({ ctx }) => {
  const all = await ctx.db.orm
    .select()
    .from(affiliateTerms)
    .where(eq(affiliateTerms.agentId, ctx.agentId))
    .orderBy(asc(affiliateTerms.fromAt));
  const now = ctx.now();
  const holds = all.findLast(({ fromAt }) => fromAt <= now);
  const next = all.find(({ fromAt }) => fromAt > now);
  if (!holds) throw new Error('There are no rates of commission');
  return {
    ...presentTerms(holds),
    next: next ? presentTerms(next) : null,
    least_redeem: toBaht(LEAST_REDEEM_SATANG),
    invited_reward: 0,
    yeekee_counted_percent: YEEKEE_COUNTED_PERCENT,
  };
};
