import { presentRates } from '#backend/areas/cashback/rates/list-rates.ts';
import type { CashbackDay, CashbackFigures } from '#contract/cashback.ts';
import type { RankRates } from '#rules/cashback/rates.ts';
import { type DayFigures, netLoss } from '#rules/cashback/rebate.ts';
import { toBaht } from '#rules/money/baht.ts';

/** A closed day of a member on one basis, with what became of it. */
export interface DayRow extends DayFigures, RankRates {
  readonly day: string;
  readonly rebateSatang: bigint;
  readonly carriedSatang: bigint;
  readonly dueSatang: bigint;
  readonly carrySatang: bigint;
  readonly until: Date;
  readonly claimedAt: Date | null;
  readonly adjustments: readonly { readonly of_day: string; readonly satang: number }[];
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

function statusOf({ claimedAt, dueSatang, until }: DayRow, now: Date): CashbackDay['status'] {
  if (claimedAt) return 'claimed';
  if (dueSatang === 0n) return 'nothing';
  return until > now ? 'open' : 'over';
}

/** A closed day as it stands at an instant. */
export function presentDay(row: DayRow, now: Date): CashbackDay {
  return {
    day: row.day,
    ...presentFigures(row, row, row.rebateSatang),
    adjustments: row.adjustments.map(({ of_day, satang }) => ({ of_day, amount: toBaht(BigInt(satang)) })),
    carried: toBaht(row.carriedSatang),
    due: toBaht(row.dueSatang),
    left: toBaht(row.carrySatang),
    status: statusOf(row, now),
    until: row.until.toISOString(),
    claimed_at: row.claimedAt?.toISOString() ?? null,
  };
}
