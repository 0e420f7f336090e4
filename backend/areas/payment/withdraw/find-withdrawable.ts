import { findWithdrawalEligibility } from '#backend/areas/payment/withdraw/find-withdrawal-eligibility.ts';
import type { FindWithdrawable } from '#backend/core/policies/withdrawable.ts';
import { leftToday } from '#rules/payment/withdrawal.ts';

const smaller = (a: bigint, b: bigint) => (a < b ? a : b);

/** None while something is to be played or a withdrawal is open; else what may stay of the wallet, or less where the day leaves less. */
export const findWithdrawable: FindWithdrawable = async ({ ports }, db, memberId, at) => {
  const own = await findWithdrawalEligibility(db, { memberId, ports }, at);
  if (own.turnoverLeftSatang > 0n || own.hasOpen) return 0n;
  const { satang } = leftToday(own.terms, own);
  return smaller(own.availableSatang, satang);
};
