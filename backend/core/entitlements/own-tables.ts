import { entitlementAct, entitlementLot, entitlementMove } from '#backend/core/entitlements/tables.ts';
import type { OwnTable } from '#backend/own-data.ts';

/** What a member was granted, and what became of it. */
export const ownTables: readonly OwnTable[] = [
  {
    table: entitlementLot,
    whose: entitlementLot.memberId,
    order: [entitlementLot.id],
    without: [entitlementLot.fingerprint],
  },
  {
    table: entitlementAct,
    whose: entitlementAct.memberId,
    order: [entitlementAct.id],
    without: [entitlementAct.scope, entitlementAct.key, entitlementAct.requestHash],
  },
  {
    table: entitlementMove,
    whose: entitlementMove.lotId,
    through: { id: entitlementLot.id, whose: entitlementLot.memberId },
    order: [entitlementMove.lotId, entitlementMove.seq],
  },
];
