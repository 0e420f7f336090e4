import { withdrawCopy } from '#components/payment/withdraw/copy.ts';
import type { WithdrawInfo } from '#lib/api/payment/withdraw-queries.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import { mostWithdrawable } from '#rules/payment/withdrawal.ts';

type Limits = Pick<
  WithdrawInfo,
  | 'min'
  | 'max'
  | 'left_today'
  | 'count_left_today'
  | 'available'
  | 'turnover_left'
  | 'turnover_of'
  | 'bonus_limit'
>;

/** The most that can be withdrawn at once now, in baht; 0 when nothing can. */
export function mostOf({ min, max, left_today, available, bonus_limit }: Limits): number {
  const stays = bonus_limit?.stays ?? available;
  const terms = { minSatang: toSatang(min), maxSatang: toSatang(max) };
  return toBaht(mostWithdrawable(terms, { satang: toSatang(left_today) }, toSatang(stays)));
}

/** Why nothing can be withdrawn now, in words; undefined when something can. */
export function obstacleOf(info: Limits): string | undefined {
  const { nothing } = withdrawCopy;
  if (info.turnover_left > 0) return nothing.turnover[info.turnover_of];
  if (info.count_left_today === 0) return nothing.count;
  if (mostOf(info) > 0) return undefined;
  return (info.bonus_limit?.stays ?? info.available) < info.min ? nothing.balance(info.min) : nothing.day;
}
