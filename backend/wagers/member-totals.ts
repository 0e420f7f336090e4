import type { Statement, Tx } from '#backend/db/database.ts';
import { addChange, NO_WAGERS, type WagerChange, type WagerListener } from '#backend/wagers/wager-change.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

const add: Statement = {
  name: 'wagers_add_totals',
  text: `
    INSERT INTO wager_total (member_id, day, area, kind, accepted_count, charged_satang, valid_satang, settled_count,
      settled_satang, payout_satang)
    SELECT * FROM unnest($1::uuid[], $2::date[], $3::text[], $4::text[], $5::int[], $6::bigint[], $7::bigint[], $8::int[],
      $9::bigint[], $10::bigint[])
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (member_id, day, area, kind) DO UPDATE SET
      accepted_count = wager_total.accepted_count + excluded.accepted_count,
      charged_satang = wager_total.charged_satang + excluded.charged_satang,
      valid_satang = wager_total.valid_satang + excluded.valid_satang,
      settled_count = wager_total.settled_count + excluded.settled_count,
      settled_satang = wager_total.settled_satang + excluded.settled_satang,
      payout_satang = wager_total.payout_satang + excluded.payout_satang`,
};

async function addTotals(tx: Tx, changes: readonly WagerChange[]): Promise<void> {
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

/** Keeps what each member's wagers moved by day in Bangkok, area and kind (`wager_total`). A day that is over does not change. */
export const memberTotals: WagerListener = { name: 'member-totals', apply: addTotals };
