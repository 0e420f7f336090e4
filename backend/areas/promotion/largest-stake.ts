import type { Policy } from '#backend/core/policies/policy.ts';
import { findOpenGoal } from '#backend/core/turnover/find-goal.ts';
import { Refusal } from '#backend/refusal.ts';
import { formatBaht, toBaht } from '#rules/money/baht.ts';

/** No bet is larger than the promotion that runs lets it be: it is refused when it is placed, never held against its member later. */
export const largestStake: Policy = {
  name: 'promotion-largest-stake',
  on: 'spend',
  onlyGuarded: true,
  check: async (tx, { memberId, satang, at }) => {
    const goal = await findOpenGoal(tx, memberId, 'promotion');
    if (!goal || goal.expiresAt <= at || satang <= goal.maxStakeSatang) return null;
    const limit = goal.maxStakeSatang;
    const message = `ระหว่างใช้โปรโมชัน เล่นได้ไม่เกินครั้งละ ${formatBaht(limit)} บาท`;
    return new Refusal('PROMOTION_MAX_STAKE', message, { limit: toBaht(limit) });
  },
};
