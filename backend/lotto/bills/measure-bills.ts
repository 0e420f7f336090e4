import type { Statement, Tx } from '#backend/db/database.ts';
import { WAGER_AREA } from '#backend/lotto/bills/bill-scope.ts';
import { type AcceptedLine, stakedLineOf } from '#backend/lotto/bills/staked-line-of.ts';
import { measureWagers, type WagerMeasure } from '#backend/wagers/end-wagers.ts';
import type { WagerListener } from '#backend/wagers/wager-change.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';
import { sharesOfRisk, stakeAtRisk } from '#rules/lotto/stake-at-risk.ts';

interface PendingLine extends AcceptedLine {
  readonly billId: string;
  readonly billSatang: bigint;
}

const pending: Statement = {
  name: 'lotto_pending_lines',
  text: `
    SELECT bill.id AS "billId", bill.charged_satang AS "billSatang", round.kind,
      lotto_kind.payout_cap AS cap, line.type, line.number, line.face_satang AS "faceSatang",
      line.charged_satang AS "chargedSatang", line.rate_hundredths AS "rateHundredths"
    FROM bill
    JOIN round ON round.id = bill.round_id
    JOIN lotto_kind ON lotto_kind.kind = round.kind
    JOIN bill_line line ON line.member_id = bill.member_id AND line.bill_id = bill.id
    WHERE bill.round_id = $1::text AND bill.member_id = $2::uuid AND bill.status = 'pending'
    ORDER BY bill.created_at, bill.id`,
};

/** By their names: joined to the bills, all wagers of the area may be read for each of them. */
const measured: Statement = {
  name: 'lotto_measured_wagers',
  text: 'SELECT reference, valid_satang AS "validSatang" FROM wager WHERE area = $1::text AND reference = ANY($2::text[])',
};

interface Measured {
  readonly memberId: string;
  readonly roundId: string;
  readonly at: Date;
}

/**
 * Measures what a member's pending bills of a round count for turnover: together what can be lost of them. Call it behind the
 * member's wallet, after a bill came or went, so that no other does so at once.
 */
export async function measureBills(
  tx: Tx,
  listeners: readonly WagerListener[],
  { memberId, roundId, at }: Measured,
): Promise<void> {
  const rows = await tx.query<PendingLine>(pending, [roundId, memberId]);
  const [first] = rows;
  if (!first) return;
  const bills = [...Map.groupBy(rows, ({ billId }) => billId).values()].flatMap((lines) => lines.slice(0, 1));
  const shares = sharesOfRisk(
    stakeAtRisk(kindOf(first.kind).derivation, rows.map(stakedLineOf)),
    bills.map(({ billSatang }) => billSatang),
  );
  const wagers = await tx.query<WagerMeasure>(measured, [WAGER_AREA, bills.map(({ billId }) => billId)]);
  const before = new Map(wagers.map(({ reference, validSatang }) => [reference, validSatang]));
  const measures = bills.flatMap(({ billId }, index) => {
    const share = shares[index] ?? 0n;
    return share === before.get(billId) ? [] : [{ reference: billId, validSatang: share }];
  });
  await measureWagers(tx, listeners, { area: WAGER_AREA, at, measures });
}
