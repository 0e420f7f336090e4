import type { Statement } from '#backend/core/db/database.ts';
import type { Services } from '#backend/services.ts';

const BATCH = 500;

const expire: Statement = {
  name: 'payment_expire',
  text: `
    UPDATE deposit SET status = 'expired', ended_at = $1::timestamptz
    WHERE ref IN (
      SELECT ref FROM deposit WHERE status = 'pending' AND expires_at <= $1::timestamptz ORDER BY expires_at LIMIT ${BATCH}
      FOR UPDATE SKIP LOCKED
    ) RETURNING ref`,
};

/** Marks pending deposits whose time is over; answers how many. One that is being paid this moment is left to the payment. */
export async function expireDeposits(services: Services): Promise<number> {
  let total = 0;
  for (;;) {
    const now = services.clock.now();
    const rows = await services.db.transact((tx) => tx.query<{ ref: string }>(expire, [now]));
    total += rows.length;
    if (rows.length < BATCH) return total;
  }
}
