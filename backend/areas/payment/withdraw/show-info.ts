import { presentWithdrawal } from '#backend/areas/payment/withdraw/present.ts';
import { readStand } from '#backend/areas/payment/withdraw/read-stand.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { payment } from '#contract/payment.ts';
import { toBaht } from '#rules/money/baht.ts';
import { isOpenWithdrawal, leftToday } from '#rules/payment/withdrawal.ts';

/** What the member can withdraw now, to which account, and the newest withdrawals. */
export const showWithdrawInfo: Verb<typeof payment.withdrawInfo> = async ({ ctx }) => {
  const stand = await readStand(ctx.db, ctx.memberId, ctx.now());
  const { terms, account } = stand;
  const left = leftToday(terms, stand);
  const open = stand.recent.find(({ status }) => isOpenWithdrawal(status));
  return {
    min: toBaht(terms.minSatang),
    max: toBaht(terms.maxSatang),
    quick_amounts: terms.quickAmounts,
    left_today: toBaht(left.satang),
    count_left_today: left.count,
    turnover_left: toBaht(stand.turnoverLeftSatang),
    turnover_target: toBaht(stand.turnoverTargetSatang),
    available: toBaht(stand.availableSatang),
    pending: open ? presentWithdrawal(open) : null,
    account: {
      bank_code: account.bankCode,
      bank_name: account.bankName ?? '',
      account_masked: account.accountMasked,
      account_name: account.accountName,
    },
    second_factor: stand.hasSecondFactor,
    usual_minutes: stand.usualSeconds === null ? null : Math.max(1, Math.ceil(stand.usualSeconds / 60)),
    recent: stand.recent.map(presentWithdrawal),
  };
};
