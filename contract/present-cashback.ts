import type { CashbackFigures } from '#contract/cashback.ts';
import { rankFrom } from '#rules/cashback/rank.ts';
import type { RankRates } from '#rules/cashback/rates.ts';
import { type DayFigures, netLoss } from '#rules/cashback/rebate.ts';
import { toBaht } from '#rules/money/baht.ts';

function presentRates({ rank, turnoverBp, lossBp, capSatang, lossMostBp }: RankRates) {
  const rates = {
    turnover_bp: turnoverBp,
    loss_bp: lossBp,
    cap: toBaht(capSatang),
    loss_most_bp: lossMostBp,
  };
  return { rank, ...rates };
}

/** Rates of all ranks from a day on, the lowest rank first, as backend and mocks answer them. */
export function presentRateSet(fromDay: string, set: readonly RankRates[]) {
  const ranks = set.map((rates) => ({ ...presentRates(rates), staked_from: toBaht(rankFrom[rates.rank]) }));
  return { from_day: fromDay, ranks: ranks.toSorted((one, other) => one.staked_from - other.staked_from) };
}

/** Figures of a day with the rates that they are measured by. */
export function presentFigures(day: DayFigures, rates: RankRates, rebateSatang: bigint): CashbackFigures {
  return {
    staked: toBaht(day.stakedSatang),
    start_balance: toBaht(day.startSatang),
    deposits: toBaht(day.depositSatang),
    withdrawals: toBaht(day.withdrawalSatang),
    end_balance: toBaht(day.endSatang),
    bonuses: toBaht(day.bonusSatang),
    corrected: toBaht(day.correctedSatang),
    net_loss: toBaht(netLoss(day)),
    rates: presentRates(rates),
    rebate: toBaht(rebateSatang),
  };
}
