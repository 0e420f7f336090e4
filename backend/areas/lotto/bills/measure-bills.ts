import { WAGER_AREA } from '#backend/areas/lotto/bills/bill-scope.ts';
import { type AcceptedLine, stakedLineOf } from '#backend/areas/lotto/bills/staked-line-of.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { measureWagers, type WagerMeasure } from '#backend/core/wagers/end-wagers.ts';
import type { WagerListener } from '#backend/core/wagers/wager-change.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';
import { sharesOfRisk, stakeAtRisk, TURNOVER_RULE, turnoverStake } from '#rules/lotto/stake-at-risk.ts';

interface PendingBill {
  readonly id: string;
  readonly satang: bigint;
  readonly kind: string;
  readonly cap: bigint;
  readonly rule: number;
}

type PendingLine = Omit<AcceptedLine, 'kind' | 'cap'>;

const pendingBills: Statement = {
  name: 'lotto_bills_to_measure',
  text: `
    SELECT bill.id, bill.charged_satang AS satang, round.kind, lotto_kind.payout_cap AS cap, bill.turnover_rule AS rule
    FROM round JOIN lotto_kind ON lotto_kind.kind = round.kind JOIN bill ON bill.round_id = round.id
    WHERE round.id = $1::text AND bill.member_id = $2::uuid AND bill.status = 'pending'
    ORDER BY bill.created_at, bill.id`,
};

/**
 * Reads bill by bill (`OFFSET 0` keeps the inner query apart): as a join or one list, a plan made while the table was empty reads
 * every line of the member. Equal lines come as one row with their count, for others wait behind the locks of this bill.
 */
const pendingLines: Statement = {
  name: 'lotto_lines_to_measure',
  text: `
    SELECT type, number, face_satang AS "faceSatang", charged_satang AS "chargedSatang", rate_hundredths AS "rateHundredths",
      count(*) AS times
    FROM unnest($2::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
      SELECT * FROM bill_line WHERE member_id = $1::uuid AND bill_id = wanted.id OFFSET 0
    ) AS line
    GROUP BY number, face_satang, type, charged_satang, rate_hundredths`,
};

const measured: Statement = {
  name: 'lotto_wagers_to_measure',
  text: 'SELECT reference, valid_satang AS "validSatang" FROM wager WHERE area = $1::text AND reference = ANY($2::text[])',
};

interface Measured {
  readonly memberId: string;
  readonly roundId: string;
  readonly at: Date;
}

/**
 * Measures what a member's pending bills of a round count for turnover together (`turnoverStake`). Call it behind the
 * member's wallet, after a bill came or went, so that no other does so at once.
 */
export async function measureBills(
  tx: Tx,
  listeners: readonly WagerListener[],
  { memberId, roundId, at }: Measured,
): Promise<void> {
  const bills = await tx.query<PendingBill>(pendingBills, [roundId, memberId]);
  const [first] = bills;
  if (!first) return;
  const ids = bills.map(({ id }) => id);
  const lines = await tx.query<PendingLine>(pendingLines, [memberId, ids]);
  const { kind, cap } = first;
  // Bills of before the newest rule stay as they were measured, also when one of them is cancelled.
  const measure = bills.every(({ rule }) => rule < TURNOVER_RULE) ? stakeAtRisk : turnoverStake;
  const shares = sharesOfRisk(
    measure(
      kindOf(kind).derivation,
      lines.map((line) => stakedLineOf({ ...line, kind, cap })),
    ),
    bills.map(({ satang }) => satang),
  );
  const wagers = await tx.query<WagerMeasure>(measured, [WAGER_AREA, ids]);
  const before = new Map(wagers.map(({ reference, validSatang }) => [reference, validSatang]));
  const measures = bills.flatMap(({ id }, index) => {
    const share = shares[index] ?? 0n;
    return share === before.get(id) ? [] : [{ reference: id, validSatang: share }];
  });
  await measureWagers(tx, listeners, { area: WAGER_AREA, at, measures });
}
