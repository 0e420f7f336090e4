import type { Turn } from '#rules/promotion/turn.ts';

/** Where a withdrawal stands: the first two are open, its money is held; the others are its end. */
export const withdrawalStatuses = ['requested', 'approved', 'paid', 'refused'] as const;
export type WithdrawalStatus = (typeof withdrawalStatuses)[number];

/** True while the money is held and nothing is decided for good. */
export function isOpenWithdrawal(status: WithdrawalStatus): boolean {
  return status === 'requested' || status === 'approved';
}

/** What an agent lets a member withdraw: satang at a time, satang and times a day in Bangkok. */
export interface WithdrawTerms {
  readonly minSatang: bigint;
  readonly maxSatang: bigint;
  readonly satangPerDay: bigint;
  readonly countPerDay: number;
}

/** What a member asked for today, without what was refused, and what the main wallet holds. */
export interface Eligibility {
  readonly satangToday: bigint;
  readonly countToday: number;
  readonly hasOpen: boolean;
  /** What is still to be played before anything is withdrawn (`turnoverStatus`). */
  readonly turnoverLeftSatang: bigint;
  /** What it is of. */
  readonly turnoverOf: Turn;
  /** Of the wallet what can be withdrawn: without what goes. */
  readonly availableSatang: bigint;
  /** What goes back to the house with the withdrawal, by the largest withdrawal of a promotion. */
  readonly goesSatang: bigint;
}

export interface LeftToday {
  readonly satang: bigint;
  readonly count: number;
}

const atLeastNone = (satang: bigint) => (satang > 0n ? satang : 0n);

/** What can still be asked for today. Terms that were lowered since leave nothing, never less. */
export function leftToday(
  terms: Pick<WithdrawTerms, 'satangPerDay' | 'countPerDay'>,
  eligibility: Pick<Eligibility, 'satangToday' | 'countToday'>,
): LeftToday {
  const count = Math.max(0, terms.countPerDay - eligibility.countToday);
  return { satang: count === 0 ? 0n : atLeastNone(terms.satangPerDay - eligibility.satangToday), count };
}

/** Why an amount cannot be withdrawn now. */
export type WithdrawProblem =
  | 'below_min'
  | 'above_max'
  | 'open'
  | 'turnover'
  | 'day_count'
  | 'day_amount'
  | 'bonus_goes'
  | 'insufficient';

/** The first thing that stands against withdrawing so many satang, or null: the amount itself, then one that is open, what is still to be played, the day, another amount that goes than was shown, the wallet. */
export function withdrawProblem(
  satang: bigint,
  terms: WithdrawTerms,
  eligibility: Eligibility,
  shownGoesSatang: bigint,
): WithdrawProblem | null {
  const left = leftToday(terms, eligibility);
  if (satang < terms.minSatang) return 'below_min';
  if (satang > terms.maxSatang) return 'above_max';
  if (eligibility.hasOpen) return 'open';
  if (eligibility.turnoverLeftSatang > 0n) return 'turnover';
  if (left.count === 0) return 'day_count';
  if (satang > left.satang) return 'day_amount';
  if (shownGoesSatang !== eligibility.goesSatang) return 'bonus_goes';
  return satang > eligibility.availableSatang ? 'insufficient' : null;
}

/** The most that can be withdrawn at once now, 0 when that is less than the least. */
export function mostWithdrawable(
  terms: Pick<WithdrawTerms, 'minSatang' | 'maxSatang'>,
  left: Pick<LeftToday, 'satang'>,
  availableSatang: bigint,
): bigint {
  const most = [terms.maxSatang, left.satang, availableSatang].reduce((a, b) => (b < a ? b : a));
  return most < terms.minSatang ? 0n : most;
}
