import { type DatedRates, readRates } from '#backend/areas/cashback/rates/read-rates.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { cashback } from '#contract/cashback.ts';
import { rankFrom } from '#rules/cashback/rank.ts';
import type { RankRates } from '#rules/cashback/rates.ts';
import { toBaht } from '#rules/money/baht.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

/** Rates as they stand on the wire. */
export function presentRates({ rank, turnoverBp, lossBp, capSatang, lossMostBp }: RankRates) {
  const rates = {
    turnover_bp: turnoverBp,
    loss_bp: lossBp,
    cap: toBaht(capSatang),
    loss_most_bp: lossMostBp,
  };
  return { rank, ...rates };
}

function presentSet(set: readonly DatedRates[]) {
  const [first] = set;
  if (!first) return null;
  const ranks = set.map((rates) => ({ ...presentRates(rates), staked_from: toBaht(rankFrom[rates.rank]) }));
  return {
    from_day: first.fromDay,
    ranks: ranks.toSorted((one, other) => one.staked_from - other.staked_from),
  };
}

/** Rates by rank today, and the next that begin on a later day. */
export const listRates: Verb<typeof cashback.rates> = async ({ ctx }) => {
  const table = await readRates(ctx.db);
  const today = bangkokDate(ctx.now());
  const now = presentSet(table.setOn(today));
  if (!now) throw new Error(`No cashback rates on ${today}`);
  return { now, later: presentSet(table.setAfter(today)) };
};
