import type { Statement, Tx } from '#backend/core/db/database.ts';
import { rowByRow } from '#backend/core/db/row-by-row.ts';
import { findOver, type LockedLot, lockLots } from '#backend/core/entitlements/lock-lots.ts';
import { movePieces } from '#backend/core/entitlements/move-pieces.ts';
import type { Services } from '#backend/services.ts';

const BATCH = 500;

/** The key is the lot and its next move: what comes back to a lot after its end expires once more. */
const acts: Statement = {
  name: 'entitlements_expire',
  text: `
    INSERT INTO entitlement_act (id, scope, key, request_hash, verb, member_id, kind, amount, reference, at)
    SELECT item.act_id, 'entitlement.expire', lot.id || ':' || lot.seq + 1, '', 'expire', lot.member_id, lot.kind, lot.free, lot.id, $3::timestamptz
    FROM unnest($1::uuid[], $2::uuid[]) AS item (act_id, lot_id) JOIN entitlement_lot lot ON lot.id = item.lot_id`,
};

/** Expires what is free of lots that are locked and whose end has come; answers the act of each. */
export async function expireFree(
  tx: Tx,
  lots: readonly Pick<LockedLot, 'id' | 'free'>[],
  { at, random }: { readonly at: Date } & Pick<Services, 'random'>,
): Promise<{ readonly actId: string; readonly lotId: string; readonly amount: number }[]> {
  const moves = lots.map(({ id, free }) => ({
    actId: random.uuid(),
    lotId: id,
    source: 'free' as const,
    target: 'expired' as const,
    amount: free,
  }));
  await tx.query(acts, [moves.map(({ actId }) => actId), moves.map(({ lotId }) => lotId), at]);
  await movePieces(tx, moves);
  return moves;
}

type By = Pick<Services, 'db' | 'clock' | 'random' | 'log'>;

/** Expires lots that were found, those that have something free by now; answers how many. */
async function expireFound({ db, clock, random }: By, found: readonly LockedLot[]): Promise<number> {
  return db.transact(async (tx) => {
    const held = await lockLots(
      tx,
      found.map(({ id }) => id),
    );
    const lots = held.filter(({ free }) => free > 0);
    if (lots.length > 0) await expireFree(tx, lots, { at: clock.now(), random });
    return lots.length;
  });
}

/**
 * Expires what is free of lots whose end has come, in batches; answers how many lots. They could not be used before it either.
 * Parts of a wallet of the ledger are left to the area of its unit.
 */
export async function expireLots(services: By): Promise<number> {
  const { db, clock } = services;
  const rows = rowByRow(services, 'expiring a grant');
  let total = 0;
  for (let isMore = true; isMore; ) {
    const found = await findOver(db, { at: clock.now(), most: BATCH, without: rows.failed });
    const expired = await rows.attemptAll(
      found,
      ({ id }) => id,
      (lots) => expireFound(services, lots),
    );
    total += expired.reduce((sum, count) => sum + count, 0);
    isMore = found.length === BATCH;
  }
  rows.finish();
  return total;
}
