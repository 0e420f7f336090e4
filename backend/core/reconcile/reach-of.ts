import type { Reach } from '#backend/core/reconcile/ledger-rows.ts';
import { addDays, instantOf } from '#rules/time/bangkok-time.ts';

/** A day in Bangkok with the one before and the one after, where the other side may have what happened near midnight. */
export function reachOf(day: string): Reach {
  return { from: instantOf(addDays(day, -1), '00:00'), before: instantOf(addDays(day, 2), '00:00') };
}
