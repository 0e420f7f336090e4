import type { Statement, Tx } from '#backend/core/db/database.ts';
import { addChange, NO_WAGERS, type WagerChange } from '#backend/core/wagers/wager-change.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

const columns = `
  member_id, day, area, kind, accepted_count, charged_satang, valid_satang, settled_count, settled_satang, payout_satang`;
const onConflict = `
  ON CONFLICT (member_id, day, area, kind) DO UPDATE SET
    accepted_count = wager_total.accepted_count + excluded.accepted_count,
    charged_satang = wager_total.charged_satang + excluded.charged_satang,
    valid_satang = wager_total.valid_satang + excluded.valid_satang,
    settled_count = wager_total.settled_count + excluded.settled_count,
    settled_satang = wager_total.settled_satang + excluded.settled_satang,
    payout_satang = wager_total.payout_satang + excluded.payout_satang`;

/** An INSERT that adds an accepted wager to the totals of its day, in the statement that writes it; `source` as of `acceptedWrites`. */
export function acceptedTotal(area: string, source: string): string {
  return `
      INSERT INTO wager_total (${columns})
      SELECT member_id, (at AT TIME ZONE 'Asia/Bangkok')::date, '${area}', kind, 1, charged, valid, 0, 0, 0 FROM ${source}
      ${onConflict}`;
}

const add: Statement = {
  name: 'wagers_add_totals',
  text: `
    INSERT INTO wager_total (${columns})
    SELECT * FROM unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::int[], $6::bigint[], $7::bigint[], $8::int[],
      $9::bigint[], $10::bigint[])
    ORDER BY 1, 2, 3, 4
    ${onConflict}`,
};

/**
 * Adds changes to what each member's wagers moved by day in Bangkok, area and kind (`wager_total`), in the transaction of the wagers,
 * behind the wallets of their members. A day that is over does not change.
 */
export async function addTotals(tx: Tx, changes: readonly WagerChange[]): Promise<void> {
  const groups = Map.groupBy(changes, ({ memberId, at, area, kind }) =>
    [memberId, bangkokDate(at), area, kind].join('\n'),
  );
  const totals = [...groups.values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ ...first, sums: own.reduce(addChange, NO_WAGERS) }] : [];
  });
  await tx.query(add, [
    totals.map((one) => one.memberId),
    totals.map((one) => bangkokDate(one.at)),
    totals.map((one) => one.area),
    totals.map((one) => one.kind),
    totals.map((one) => one.sums.acceptedCount),
    totals.map((one) => one.sums.chargedSatang),
    totals.map((one) => one.sums.validSatang),
    totals.map((one) => one.sums.settledCount),
    totals.map((one) => one.sums.settledSatang),
    totals.map((one) => one.sums.payoutSatang),
  ]);
}
