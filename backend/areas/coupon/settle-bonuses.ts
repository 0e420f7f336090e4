import { couponTransfers } from '#backend/areas/coupon/coupon-transfers.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { tellInbox } from '#backend/core/inbox/tell-inbox.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { endGoal } from '#backend/core/turnover/end-goal.ts';
import { type EndingGoal, goalSettler } from '#backend/core/turnover/settle-goals.ts';
import type { Services } from '#backend/services.ts';

async function pay(
  tx: Tx,
  { db, agentId, random }: Services,
  { id, memberId, satang }: EndingGoal,
  at: Date,
): Promise<void> {
  const kind = couponTransfers.bonus;
  const fromAccount = await houseAccount(db, tx.orm, agentId, kind.from[0]);
  const hash = requestHash([memberId, satang]);
  const bonus = { transferId: random.uuid(), key: id, requestHash: hash, reference: id, memberId, satang };
  await credit(tx, { kind, at, fromAccount, credits: [bonus] });
}

/** Pays bonuses of coupons that are played, and ends those that are over or whose member is excluded. */
export const settleBonuses = goalSettler({
  area: 'coupon',
  promised: 'SELECT id, prize_amount AS satang FROM coupon_redemption',
  end: async (tx, services, goal, at) => {
    if (!(await endGoal(tx, { id: goal.id, as: goal.as, at }))) return false;
    if (goal.as === 'done') await pay(tx, services, goal, at);
    const facts =
      goal.as === 'done' ? { outcome: 'paid' as const, satang: goal.satang } : { outcome: goal.as };
    await tellInbox(tx, [{ memberId: goal.memberId, kind: 'bonus', about: goal.id, at, facts }]);
    return true;
  },
});
