import { asc, eq } from 'drizzle-orm';
import { affiliateTerms } from '#backend/areas/affiliate/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { Services } from '#backend/services.ts';
import type { affiliate } from '#contract/affiliate.ts';
import { LEAST_REDEEM_SATANG } from '#rules/affiliate/commission.ts';
import { YEEKEE_COUNTED_PERCENT } from '#rules/loyalty/give-back.ts';
import { toBaht } from '#rules/money/baht.ts';

const BP_OF_PERCENT = 100;

type Terms = typeof affiliateTerms.$inferSelect;
type Names = Pick<Services, 'wagerNames'>;

function labelOf({ wagerNames }: Names, area: string, kind: string | null): string {
  const names = wagerNames.get(area);
  return (kind === null ? names?.label : names?.kindLabels.get(kind)) ?? kind ?? area;
}

/** Rates as they are on the wire, by name. */
function presentTerms(services: Names, { fromAt, levels }: Terms) {
  const rateOf = ([name, bp]: readonly [string, number]) => {
    const [area = '', kind = null] = name.split('/');
    return { area, kind, label: labelOf(services, area, kind), percent: bp / BP_OF_PERCENT };
  };
  const shown = levels.map((rates, at) => ({
    level: at + 1,
    rates: Object.entries(rates).toSorted().map(rateOf),
  }));
  return { from: fromAt.toISOString(), levels: shown };
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
    ...presentTerms(ctx, holds),
    next: next ? presentTerms(ctx, next) : null,
    least_redeem: toBaht(LEAST_REDEEM_SATANG),
    invited_reward: 0,
    yeekee_counted_percent: YEEKEE_COUNTED_PERCENT,
  };
};
