import { couponBonuses } from '#backend/areas/coupon/coupon-transfers.ts';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import { endGoal } from '#backend/core/turnover/end-goal.ts';
import { goalSettler } from '#backend/core/turnover/settle-goals.ts';

/** Pays bonuses of coupons that are played, and takes back those that are over or whose member is excluded. */
export const settleBonuses = goalSettler({
  area: 'coupon',
  promised: 'SELECT id, prize_amount AS satang FROM coupon_redemption',
  end: async (tx, services, goal, at) => {
    if (!(await endGoal(tx, { id: goal.id, as: goal.as, at }))) return false;
    await couponBonuses.end(tx, services, { ...goal, agentId: services.agentId }, { as: goal.as, at });
    const facts =
      goal.as === 'done' ? { outcome: 'paid' as const, satang: goal.satang } : { outcome: goal.as };
    await sendMessages(tx, [{ memberId: goal.memberId, kind: 'bonus', about: goal.id, at, facts }]);
    return true;
  },
});
