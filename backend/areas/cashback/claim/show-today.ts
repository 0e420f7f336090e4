import { findDays } from '#backend/areas/cashback/claim/list-history.ts';
import { presentDay } from '#backend/areas/cashback/claim/present-day.ts';
import { readCorrections } from '#backend/areas/cashback/figures/read-corrections.ts';
import { readMoney } from '#backend/areas/cashback/figures/read-money.ts';
import { readStakes } from '#backend/areas/cashback/figures/read-stakes.ts';
import { readRates } from '#backend/areas/cashback/rates/read-rates.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { CashbackToday, cashback } from '#contract/cashback.ts';
import { presentFigures } from '#contract/present-cashback.ts';
import { claimableDay, claimEnd } from '#rules/cashback/claim-time.ts';
import { nextRank, rankFrom, rankOf } from '#rules/cashback/rank.ts';
import { type CashbackBasis, cashbackBases, rebateOf } from '#rules/cashback/rebate.ts';
import { toBaht } from '#rules/money/baht.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

const closed: Statement = {
  name: 'cashback_is_closed',
  text: 'SELECT 1 AS one FROM cashback_close WHERE day = $1::date',
};

async function showYesterday(ctx: MemberCtx): Promise<CashbackToday['yesterday']> {
  const now = ctx.now();
  const day = claimableDay(now);
  const [rows, done] = await Promise.all([
    findDays(ctx.db, {
      memberId: ctx.memberId,
      bases: cashbackBases,
      from: day,
      count: cashbackBases.length,
    }),
    ctx.db.query(closed, [day]),
  ]);
  const row = (basis: CashbackBasis) => {
    const own = rows.find((one) => one.basis === basis);
    return own ? presentDay(own, now) : null;
  };
  const until = claimEnd(day).toISOString();
  return { day, is_closed: done.length > 0, until, turnover: row('turnover'), loss: row('loss') };
}

/** What stands for today on both bases, measured as its close will measure it, and what can be claimed of yesterday. */
export const showToday: Verb<typeof cashback.today> = async ({ ctx }) => {
  const { memberId } = ctx;
  const day = bangkokDate(ctx.now());
  const [stakes, corrections, money, rates, yesterday] = await Promise.all([
    readStakes(ctx, [memberId], day),
    readCorrections(ctx.db, [memberId], day),
    readMoney(ctx, [{ memberId, day }]),
    readRates(ctx.db),
    showYesterday(ctx),
  ]);
  const counted = { stakedSatang: stakes.on(memberId, day), correctedSatang: corrections.on(memberId, day) };
  const figures = { ...money({ memberId, day }), ...counted };
  const staked = stakes.forRank(memberId, day);
  const rank = rankOf(staked);
  const next = nextRank(rank);
  const own = rates.of(day, rank);
  return {
    day,
    rank,
    staked_30: toBaht(staked),
    next_rank: next && { rank: next, staked_from: toBaht(rankFrom[next]) },
    turnover: presentFigures(figures, own, rebateOf('turnover', figures, own)),
    loss: presentFigures(figures, own, rebateOf('loss', figures, own)),
    yesterday,
  };
};
