import type { Statement, Tx } from '#backend/core/db/database.ts';
import { type EntitlementOrder, findRepeated, insertAct } from '#backend/core/entitlements/insert-act.ts';
import { lockLots } from '#backend/core/entitlements/lock-lots.ts';
import { movePieces } from '#backend/core/entitlements/move-pieces.ts';
import type { LotShare } from '#backend/core/entitlements/plan-take.ts';
import type { EntitlementVerb, LotState } from '#backend/core/entitlements/tables.ts';

export interface EndOrder extends EntitlementOrder {
  /** The act that is ended: a reservation, or a use that is refunded. */
  readonly endsAct: string;
}

interface End {
  readonly verb: EntitlementVerb;
  /** What it may end. */
  readonly of: EntitlementVerb;
  readonly source: LotState;
  readonly target: LotState;
}

const find: Statement = {
  name: 'entitlements_find_act',
  text: 'SELECT member_id AS "memberId", kind, amount FROM entitlement_act WHERE id = $1::uuid AND verb = $2::text',
};
const moved: Statement = {
  name: 'entitlements_moved',
  text: 'SELECT lot_id AS "lotId", amount FROM entitlement_move WHERE act_id = $1::uuid',
};

async function endAct(tx: Tx, order: EndOrder, { verb, of, source, target }: End) {
  const [ended] = await tx.query<{ memberId: string; kind: string; amount: number }>(find, [
    order.endsAct,
    of,
  ]);
  if (!ended) return (await findRepeated(tx, order)) ?? ({ outcome: 'unknown' } as const);
  const before = await insertAct(tx, verb, { ...order, ...ended }, order.endsAct);
  if (before) return before;
  const shares = await tx.query<LotShare>(moved, [order.endsAct]);
  const lots = await lockLots(
    tx,
    shares.map(({ lotId }) => lotId),
  );
  const takenBack = new Set(lots.filter(({ takenAt }) => takenAt).map(({ id }) => id));
  const moves = shares.map((share) => {
    const isTaken = target === 'free' && takenBack.has(share.lotId);
    return { actId: order.actId, source, target: isTaken ? ('taken' as const) : target, ...share };
  });
  await movePieces(tx, moves);
  return { outcome: 'done', shares } as const;
}

/** Uses what was reserved, whatever its lots' ends are by now. A reservation ends once. */
export function spendReserved(tx: Tx, order: EndOrder) {
  return endAct(tx, order, { verb: 'use', of: 'reserve', source: 'reserved', target: 'used' });
}

/** Gives back what was reserved to the lots that it came from, with the ends that they have. */
export function releaseReserved(tx: Tx, order: EndOrder) {
  return endAct(tx, order, { verb: 'release', of: 'reserve', source: 'reserved', target: 'free' });
}

/** Gives back what was used to the lots that it came from, once; from a lot that was taken back it is taken. */
export function refundUse(tx: Tx, order: EndOrder) {
  return endAct(tx, order, { verb: 'refund', of: 'use', source: 'used', target: 'free' });
}
