import { shopBonuses } from '#backend/areas/shop/shop-transfers.ts';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
import { endGoal } from '#backend/core/turnover/end-goal.ts';
import { goalSettler } from '#backend/core/turnover/settle-goals.ts';

/** Pays bonuses of the shop that are played, and takes back those that are over or whose member is excluded. */
export const settleShopBonuses = goalSettler({
  area: 'shop',
  promised: `SELECT id, amount AS satang FROM shop_order WHERE kind = 'bonus'`,
  end: async (tx, services, goal, at) => {
    const { id, memberId, satang, as } = goal;
    if (!(await endGoal(tx, { id, as, at }))) return false;
    await shopBonuses.end(tx, services, { ...goal, agentId: services.agentId }, { as, at });
    const facts = as === 'done' ? { outcome: 'paid' as const, satang } : { outcome: as };
    const message = { memberId, kind: 'bonus' as const, about: id, at, facts: { ...facts, name: 'shop' } };
    await sendMessages(tx, [message]);
    return true;
  },
});
