import type { Statement } from '#backend/db/database.ts';
import type { Services } from '#backend/services.ts';

/** Whole again, or written by a clock that was ahead. */
const limits: Statement = {
  name: 'clean_limits',
  text: `
    DELETE FROM limit_use WHERE whole_at <= $1::timestamptz
      OR whole_at > $1::timestamptz + (window_ms + 3600000) * interval '1 millisecond'`,
};

/** Removes limits that are whole again: no row says the same. */
export async function cleanLimits({ db, clock }: Services): Promise<void> {
  await db.transact((tx) => tx.query(limits, [clock.now()]));
}
