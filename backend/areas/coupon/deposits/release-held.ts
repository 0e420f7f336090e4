import type { Statement } from '#backend/core/db/database.ts';
import type { Services } from '#backend/services.ts';

const BATCH = 500;

const release: Statement = {
  name: 'coupon_hold_over',
  text: `
    UPDATE coupon_hold SET released_at = $1::timestamptz
    WHERE deposit_ref IN (
      SELECT deposit_ref FROM coupon_hold
      WHERE outcome IS NULL AND released_at IS NULL AND held_until <= $1::timestamptz LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    ) RETURNING deposit_ref`,
};

/** Lets go of codes whose time for a deposit is over; answers how many. Who reads them takes them for free before it. */
export async function releaseHeld({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  for (let total = 0; ; ) {
    const rows = await db.transact((tx) => tx.query(release, [clock.now()]));
    total += rows.length;
    if (rows.length < BATCH) return total;
  }
}
