import type { Statement, Tx } from '#backend/core/db/database.ts';
import { type EntitlementOrder, findRepeated, insertAct } from '#backend/core/entitlements/insert-act.ts';
import { lockLots } from '#backend/core/entitlements/lock-lots.ts';
import { movePieces } from '#backend/core/entitlements/move-pieces.ts';

const close: Statement = {
  name: 'entitlements_take_back',
  text: 'UPDATE entitlement_lot SET taken_at = $2::timestamptz WHERE id = $1::uuid',
};

/**
 * Takes back what is free of a lot, once; what is reserved is left to who reserved it, and comes back as taken. Locks the
 * lot as using it does, so either the use is first or nothing is left for it.
 */
export async function takeBackLot(tx: Tx, order: EntitlementOrder & { readonly lotId: string }) {
  const { lotId, actId, at } = order;
  const [lot] = await lockLots(tx, [lotId]);
  if (!lot) return { outcome: 'unknown' } as const;
  if (lot.takenAt) return (await findRepeated(tx, order)) ?? ({ outcome: 'already' } as const);
  const { memberId, kind, free: amount } = lot;
  const before = await insertAct(tx, 'take_back', { ...order, memberId, kind, amount });
  if (before) return before;
  await tx.query(close, [lotId, at]);
  await movePieces(tx, [{ actId, lotId, source: 'free', target: 'taken', amount }]);
  return { outcome: 'done', amount } as const;
}
