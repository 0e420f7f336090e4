import { findWithdrawalEligibility } from '#backend/areas/payment/withdraw/find-withdrawal-eligibility.ts';
import { presentWithdrawal } from '#backend/areas/payment/withdraw/present.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { payment } from '#contract/payment.ts';
import { toBaht } from '#rules/money/baht.ts';
import { isOpenWithdrawal, leftToday } from '#rules/payment/withdrawal.ts';

/** What the member can withdraw now, to which account, and the newest withdrawals. */
export const showWithdrawInfo: Verb<typeof payment.withdrawInfo> = async ({ ctx }) => {
  const eligibility = await findWithdrawalEligibility(ctx.db, ctx, ctx.now());
  const { terms, account, trim } = eligibility;
  const left = leftToday(terms, eligibility);
  const open = eligibility.recent.find(({ status }) => isOpenWithdrawal(status));
  return {
    min: toBaht(terms.minSatang),
    max: toBaht(terms.maxSatang),
    quick_amounts: terms.quickAmounts,
    left_today: toBaht(left.satang),
    count_left_today: left.count,
    turnover_left: toBaht(eligibility.turnoverLeftSatang),
    turnover_target: toBaht(eligibility.turnoverTargetSatang),
    turnover_of: eligibility.turnoverOf,
    available: toBaht(eligibility.balanceSatang),
    bonus_limit: trim && {
      title: trim.title,
      largest: toBaht(trim.largestSatang),
      stays: toBaht(trim.staysSatang),
      goes: toBaht(trim.goesSatang),
    },
    pending: open ? presentWithdrawal(open) : null,
    account: {
      bank_code: account.bankCode,
      bank_name: account.bankName ?? '',
      account_masked: account.accountMasked,
      account_name: account.accountName,
    },
    second_factor: eligibility.hasSecondFactor,
    usual_minutes:
      eligibility.usualSeconds === null ? null : Math.max(1, Math.ceil(eligibility.usualSeconds / 60)),
    recent: eligibility.recent.map(presentWithdrawal),
  };
};
