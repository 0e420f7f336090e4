import { deleteInBatches, removal } from '#backend/core/db/delete-in-batches.ts';
import type { Services } from '#backend/services.ts';

/** Whole again, or written by a clock that was ahead. */
const limits = removal(
  'clean_limits',
  'limit_use',
  `whole_at <= $1::timestamptz OR whole_at > $1::timestamptz + (window_ms + 3600000) * interval '1 millisecond'`,
);

/** Removes limits that are whole again: no row says the same. */
export async function cleanLimits({ db, clock }: Services): Promise<void> {
  await deleteInBatches(db, limits, [clock.now()]);
}
