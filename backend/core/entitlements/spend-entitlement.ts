import type { Tx } from '#backend/core/db/database.ts';
import { insertAct, type OwnEntitlementOrder } from '#backend/core/entitlements/insert-act.ts';
import { lockUsable } from '#backend/core/entitlements/lock-lots.ts';
import { movePieces } from '#backend/core/entitlements/move-pieces.ts';
import { type LotShare, planTake } from '#backend/core/entitlements/plan-take.ts';

async function take(tx: Tx, verb: 'use' | 'reserve', order: OwnEntitlementOrder) {
  const before = await insertAct(tx, verb, order);
  if (before) return before;
  const lots = await lockUsable(tx, order.memberId, order.kind, order.at);
  const shares = planTake(lots, order.amount);
  if (!shares) return { outcome: 'insufficient' } as const;
  const target = verb === 'use' ? 'used' : 'reserved';
  await movePieces(
    tx,
    shares.map((share) => ({ actId: order.actId, source: 'free', target, ...share })),
  );
  return { outcome: 'done', shares } as const satisfies { outcome: string; shares: LotShare[] };
}

/**
 * Uses pieces of a member's lots, soonest end first, at most once per scope and key. After `insufficient` the caller must let
 * the transaction roll back, so that the key is free again. Locks: the member's usable lots of the kind.
 */
export function spendEntitlement(tx: Tx, order: OwnEntitlementOrder) {
  return take(tx, 'use', order);
}

/** Sets pieces aside for what is not certain yet; `spendReserved` or `releaseReserved` ends it, once. Else as `spendEntitlement`. */
export function reserveEntitlement(tx: Tx, order: OwnEntitlementOrder) {
  return take(tx, 'reserve', order);
}
