import type { Statement, Tx } from '#backend/db/database.ts';
import { type ChangeRow, changeColumns, changeOf } from '#backend/wagers/change-row.ts';
import { addTotals } from '#backend/wagers/member-totals.ts';
import type { WagerListener, WagerState } from '#backend/wagers/wager-change.ts';

export interface WagerEnd extends WagerState {
  readonly reference: string;
  readonly status: 'settled' | 'cancelled' | 'refunded';
}

const end: Statement = {
  name: 'wagers_end',
  text: `
    WITH input AS (
      SELECT * FROM unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[]) AS ended (reference, status, valid, payout)
    ), before AS (
      SELECT * FROM wager WHERE area = $1::text AND reference = ANY($2::text[])
    ), wager AS (
      UPDATE wager SET status = input.status, valid_satang = input.valid, payout_satang = input.payout,
        version = before.version + 1, ended_at = coalesce(wager.ended_at, $6::timestamptz)
      FROM before JOIN input USING (reference)
      WHERE wager.area = $1::text AND wager.reference = before.reference AND wager.version = before.version
      RETURNING wager.*
    ), event AS (
      INSERT INTO wager_event (area, reference, version, status, valid_satang, payout_satang, at)
      SELECT area, reference, version, status, valid_satang, payout_satang, $6::timestamptz FROM wager ORDER BY reference
      RETURNING *
    )
    SELECT ${changeColumns} FROM wager JOIN event USING (area, reference) JOIN before USING (area, reference)`,
};

/**
 * Ends wagers of an area, or gives ended ones another result, in the transaction that moves their money and holds what
 * they are for and the wallets of their members; adds them to the totals and tells those who listen there. Throws when one is missing or named twice.
 */
export async function endWagers(
  tx: Tx,
  listeners: readonly WagerListener[],
  { area, at, ends }: { readonly area: string; readonly at: Date; readonly ends: readonly WagerEnd[] },
): Promise<void> {
  if (ends.length === 0) return;
  const rows = await tx.query<ChangeRow>(end, [
    area,
    ends.map((one) => one.reference),
    ends.map((one) => one.status),
    ends.map((one) => one.validSatang),
    ends.map((one) => one.payoutSatang),
    at,
  ]);
  if (rows.length !== ends.length)
    throw new Error(`${ends.length - rows.length} wagers of ${area} are missing or named twice`);
  const changes = rows.map(changeOf);
  await addTotals(tx, changes);
  for (const { apply } of listeners) await apply(tx, changes);
}
