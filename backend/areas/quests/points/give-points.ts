import { creditPoints, debitPoints } from '#backend/areas/quests/points/move-points.ts';
import { pointTransfers, pointWallet } from '#backend/areas/quests/points/point-transfers.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { refundUse } from '#backend/core/entitlements/end-act.ts';
import { grantEntitlement } from '#backend/core/entitlements/grant-entitlement.ts';
import type { GivePoints, RefundPoints, SpendPoints } from '#backend/core/entitlements/point-ports.ts';
import { spendEntitlement } from '#backend/core/entitlements/spend-entitlement.ts';
import { findEarlier } from '#backend/core/ledger/earlier-transfer.ts';
import { requestHash as hashOf } from '#backend/core/ledger/request-hash.ts';

/** The ledger's key, and that of the lots: the caller's scope and key. */
const keyOf = ({ scope, key }: { readonly scope: string; readonly key: string }) => `${scope}:${key}`;

/** Credits points and grants the lot that they are, in one transaction and once per scope and key. */
export const givePoints: GivePoints = async (services, tx, gift) => {
  const { agentId, memberId, points, reason, endsAt, at } = gift;
  const key = keyOf(gift);
  const requestHash = hashOf([memberId, points, reason]);
  const move = { agentId, memberId, points, key, requestHash, reference: `${reason}:${key}`, at };
  const { scope } = pointTransfers.given;
  if (!(await creditPoints(services, tx, 'given', move))) {
    const earlier = await findEarlier(tx, { scope, key, requestHash });
    return earlier?.sameRequest ? { outcome: 'done', repeated: true } : { outcome: 'mismatch' };
  }
  await grantEntitlement(tx, {
    ...{ lotId: services.random.uuid(), actId: services.random.uuid(), scope, key, requestHash },
    ...{ agentId, memberId, kind: pointWallet.kind, amount: points, endsAt, reference: move.reference, at },
  });
  return { outcome: 'done', repeated: false };
};

/** Debits points and uses lots, soonest end first, in one transaction and once per scope and key. */
export const spendPoints: SpendPoints = async (services, tx, cost) => {
  const { agentId, memberId, points, reason, at } = cost;
  const key = keyOf(cost);
  const requestHash = hashOf([memberId, points, reason]);
  const move = { agentId, memberId, points, key, requestHash, reference: `${reason}:${key}`, at };
  const debited = await debitPoints(services, tx, 'spent', move);
  if (debited.outcome === 'insufficient') return { outcome: 'insufficient' };
  if (debited.outcome === 'repeated')
    return debited.sameRequest ? { outcome: 'done', repeated: true } : { outcome: 'mismatch' };
  // The wallet still holds what has ended and the job has not taken: the lots decide.
  const used = await spendEntitlement(tx, {
    ...{ actId: services.random.uuid(), scope: pointTransfers.spent.scope, key, requestHash },
    ...{ memberId, kind: pointWallet.kind, amount: points, reference: move.reference, at },
  });
  return used.outcome === 'done' ? { outcome: 'done', repeated: false } : { outcome: 'insufficient' };
};

const find: Statement = {
  name: 'quests_find_spending',
  text: `
    SELECT id AS "actId", amount AS points, reference FROM entitlement_act
    WHERE scope = $1::text AND key = $2::text AND member_id = $3::uuid AND verb = 'use'`,
};

const usableOf: Statement = {
  name: 'quests_usable_of_refund',
  text: `
    SELECT coalesce(sum(move.amount), 0)::int AS usable FROM entitlement_move move JOIN entitlement_lot lot ON lot.id = move.lot_id
    WHERE move.act_id = $1::uuid AND lot.taken_at IS NULL AND (lot.ends_at IS NULL OR lot.ends_at > $2::timestamptz)`,
};

/** How many points of a spending belong to lots that have not ended, read once they are back. */
async function findUsableOf(tx: Tx, actId: string, at: Date): Promise<number> {
  const [row] = await tx.query<{ usable: number }>(usableOf, [actId, at]);
  if (!row) throw new Error('A sum answered nothing');
  return row.usable;
}

/** Gives a spending back, to its lots and to the wallet; asked for again it does nothing more. */
export const refundPoints: RefundPoints = async (services, tx, refund) => {
  const { agentId, memberId, at } = refund;
  const key = keyOf(refund);
  const [spent] = await tx.query<{ actId: string; points: number; reference: string }>(find, [
    ...[pointTransfers.spent.scope, key, memberId],
  ]);
  if (!spent) return { outcome: 'unknown' };
  const { actId: endsAct, points, reference } = spent;
  const requestHash = hashOf([memberId, points]);
  const move = { agentId, memberId, points, key, requestHash, reference, at };
  const repeated = !(await creditPoints(services, tx, 'refunded', move));
  const { scope } = pointTransfers.refunded;
  if (!repeated)
    await refundUse(tx, { actId: services.random.uuid(), scope, key, requestHash, reference, at, endsAct });
  return { outcome: 'done', repeated, usable: await findUsableOf(tx, endsAct, at) };
};
