import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { FreeLot } from '#backend/core/entitlements/plan-take.ts';

/** Lots of kinds that begin so are the parts of a wallet of the ledger: whoever moves one moves the other in the same transaction. */
export const OF_WALLET = 'wallet.';

/** The one order in which everybody locks lots: soonest end first. */
const IN_ORDER = 'ORDER BY ends_at NULLS LAST, id FOR UPDATE';

const usable: Statement = {
  name: 'entitlements_lock_usable',
  text: `
    SELECT id, free FROM entitlement_lot
    WHERE member_id = $1::uuid AND kind = $2::text AND free > 0 AND taken_at IS NULL AND (ends_at IS NULL OR ends_at > $3::timestamptz)
    ${IN_ORDER}`,
};
const some: Statement = {
  name: 'entitlements_lock_some',
  text: `
    SELECT id, member_id AS "memberId", kind, free, taken_at AS "takenAt" FROM entitlement_lot WHERE id = ANY($1::uuid[])
    ${IN_ORDER}`,
};
const over: Statement = {
  name: 'entitlements_over',
  text: `
    SELECT id, member_id AS "memberId", kind, free, taken_at AS "takenAt" FROM entitlement_lot WHERE ends_at <= $1::timestamptz AND free > 0
      AND NOT starts_with(kind, '${OF_WALLET}') AND id <> ALL ($3::uuid[]) ORDER BY ends_at, id LIMIT $2::int`,
};
const overOfMember: Statement = {
  name: 'entitlements_lock_over_of_member',
  text: `
    SELECT id, member_id AS "memberId", kind, free, taken_at AS "takenAt" FROM entitlement_lot
    WHERE member_id = $1::uuid AND kind = $2::text AND ends_at <= $3::timestamptz AND free > 0 ${IN_ORDER}`,
};

export interface LockedLot extends FreeLot {
  readonly memberId: string;
  readonly kind: string;
  readonly takenAt: Date | null;
}

/** What a member can use of a kind at an instant, soonest end first, held until the commit. */
export function lockUsable(tx: Tx, memberId: string, kind: string, at: Date): Promise<FreeLot[]> {
  return tx.query<FreeLot>(usable, [memberId, kind, at]);
}

/** Lots by their id, held in the same order. */
export function lockLots(tx: Tx, lotIds: readonly string[]): Promise<LockedLot[]> {
  return tx.query<LockedLot>(some, [lotIds]);
}

/** Lots with something free whose end has come, held by nobody, without parts of a wallet and some that are named. */
export function findOver(
  tx: Pick<Tx, 'query'>,
  {
    at,
    most,
    without = [],
  }: { readonly at: Date; readonly most: number; readonly without?: readonly string[] },
): Promise<LockedLot[]> {
  return tx.query<LockedLot>(over, [at, most, without]);
}

/** Those of one kind that a member has, held in the same order. */
export function lockOverOf(tx: Tx, memberId: string, kind: string, at: Date): Promise<LockedLot[]> {
  return tx.query<LockedLot>(overOfMember, [memberId, kind, at]);
}
