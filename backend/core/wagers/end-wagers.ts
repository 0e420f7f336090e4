import type { Statement, Tx } from '#backend/core/db/database.ts';
import { type ChangeRow, changeColumns, changeOf } from '#backend/core/wagers/change-row.ts';
import { addTotals } from '#backend/core/wagers/member-totals.ts';
import type { WagerListener, WagerState } from '#backend/core/wagers/wager-change.ts';
import type { WagerStatus } from '#backend/core/wagers/wager-status.ts';

export interface WagerEnd extends Omit<WagerState, 'validSatang'> {
  readonly reference: string;
  readonly status: 'settled' | 'cancelled' | 'refunded';
  /** Null where it stays what was measured before. */
  readonly validSatang: bigint | null;
}

/** What of an accepted wager counts for turnover from now on, for others of the same round have come or gone. */
export interface WagerMeasure {
  readonly reference: string;
  readonly validSatang: bigint;
}

interface Changed extends Pick<WagerEnd, 'reference' | 'validSatang' | 'payoutSatang'> {
  readonly status: WagerStatus;
}

/** What is accepted stays so, and what has ended is never accepted again. */
const change: Statement = {
  name: 'wagers_change',
  text: `
    WITH input AS (
      SELECT * FROM unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[]) AS ended (reference, status, valid, payout)
    ), before AS (
      SELECT * FROM wager WHERE area = $1::text AND reference = ANY($2::text[])
    ), wager AS (
      UPDATE wager SET status = input.status, valid_satang = coalesce(input.valid, before.valid_satang),
        payout_satang = input.payout, version = before.version + 1,
        ended_at = CASE WHEN input.status <> 'accepted' THEN coalesce(wager.ended_at, $6::timestamptz) END
      FROM before JOIN input USING (reference)
      WHERE wager.area = $1::text AND wager.reference = before.reference AND wager.version = before.version
        AND (input.status <> 'accepted' OR before.status = 'accepted')
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
export function endWagers(
  tx: Tx,
  listeners: readonly WagerListener[],
  { area, at, ends }: { readonly area: string; readonly at: Date; readonly ends: readonly WagerEnd[] },
): Promise<void> {
  return changeWagers(tx, listeners, { area, at, ends });
}

/**
 * Says anew what of accepted wagers counts for turnover, as `endWagers` says how they end: totals and listeners follow. Throws
 * when one is missing, named twice or not accepted any more.
 */
export function measureWagers(
  tx: Tx,
  listeners: readonly WagerListener[],
  {
    area,
    at,
    measures,
  }: { readonly area: string; readonly at: Date; readonly measures: readonly WagerMeasure[] },
): Promise<void> {
  const ends = measures.map((one) => ({ ...one, status: 'accepted' as const, payoutSatang: 0n }));
  return changeWagers(tx, listeners, { area, at, ends });
}

async function changeWagers(
  tx: Tx,
  listeners: readonly WagerListener[],
  { area, at, ends }: { readonly area: string; readonly at: Date; readonly ends: readonly Changed[] },
): Promise<void> {
  if (ends.length === 0) return;
  const rows = await tx.query<ChangeRow>(change, [
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
