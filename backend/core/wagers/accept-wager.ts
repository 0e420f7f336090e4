import type { Tx } from '#backend/core/db/database.ts';
import { acceptedTotal } from '#backend/core/wagers/member-totals.ts';
import type { WagerChange, WagerListener } from '#backend/core/wagers/wager-change.ts';

/**
 * Common table expressions that write a wager, its first event and its part of the day's totals beside what it is for, in the
 * statement that moves the money. `source` has one row of reference text, kind text, member_id, agent_id, wallet, face, charged, valid (satang) and at; `category` is SQL of what the area groups its kinds by.
 */
export function acceptedWrites(area: string, source: string, category = 'NULL'): string {
  return `
    accepted AS (
      INSERT INTO wager (area, reference, kind, category, member_id, agent_id, wallet, status, version, face_satang, charged_satang,
        valid_satang, payout_satang, accepted_at)
      SELECT '${area}', reference, kind, ${category}, member_id, agent_id, wallet, 'accepted', 1, face, charged, valid, 0, at FROM ${source}
    ), accepted_event AS (
      INSERT INTO wager_event (area, reference, version, status, valid_satang, payout_satang, at)
      SELECT '${area}', reference, 1, 'accepted', valid, 0, at FROM ${source}
    ), accepted_total AS (${acceptedTotal(area, source)}
    )`;
}

type Accepted = Omit<WagerChange, 'version' | 'before' | 'after'> & { readonly validSatang: bigint };

/** Tells those who listen in the transaction of a wager that it was accepted, after its statement wrote it. */
export async function tellAccepted(
  tx: Tx,
  listeners: readonly WagerListener[],
  { validSatang, ...wager }: Accepted,
): Promise<void> {
  if (listeners.length === 0) return;
  const after = { status: 'accepted', validSatang, payoutSatang: 0n } as const;
  for (const { apply } of listeners) await apply(tx, [{ ...wager, version: 1, before: null, after }]);
}
