import type { CashbackDay } from '#contract/cashback.ts';
import { presentFigures } from '#contract/present-cashback.ts';
import type { RankRates } from '#rules/cashback/rates.ts';
import type { CashbackBasis, DayFigures } from '#rules/cashback/rebate.ts';
import { toBaht } from '#rules/money/baht.ts';

/** A closed day of a member on one basis, with what became of it. */
export interface DayRow extends DayFigures, RankRates {
  readonly basis: CashbackBasis;
  readonly day: string;
  readonly rebateSatang: bigint;
  readonly carriedSatang: bigint;
  readonly dueSatang: bigint;
  readonly carrySatang: bigint;
  readonly until: Date;
  readonly claimedAt: Date | null;
  readonly adjustments: readonly { readonly of_day: string; readonly satang: number }[];
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
