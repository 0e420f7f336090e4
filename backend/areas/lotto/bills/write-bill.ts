import { WAGER_AREA } from '#backend/areas/lotto/bills/bill-scope.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { type Debit, type DebitOutcome, debitAnd, debitWith } from '#backend/core/ledger/debit.ts';
import { acceptedWrites } from '#backend/core/wagers/accept-wager.ts';
import type { Pack } from '#rules/lotto/pack.ts';

export interface PlacedLine {
  readonly type: string;
  readonly number: string;
  readonly faceSatang: bigint;
  readonly chargedSatang: bigint;
  readonly rateHundredths: number;
}

/** What a bill adds to the sales of one number, its lines taken together, and the most that may be sold of it. */
export interface Sale {
  readonly type: string;
  readonly number: string;
  readonly satang: bigint;
  readonly maxSatang: bigint;
}

export interface BillOrder {
  /** The charge; its key is the bill's, its reference the bill's id. */
  readonly debit: Debit;
  readonly agentId: number;
  readonly roundId: string;
  /** Kind of lottery. */
  readonly kind: string;
  /** Version of the round's terms under which the lines were checked. */
  readonly version: number;
  readonly pack: Pack;
  readonly ruleVersion: number;
  readonly clockOffsetMs: number;
  readonly lines: readonly PlacedLine[];
  readonly sales: readonly Sale[];
  readonly faceSatang: bigint;
  /** What of the bill alone can be lost: its turnover. */
  readonly validSatang: bigint;
}

/**
 * What the debit answers when it took nothing. `otherDigits`: the repeated digits in the member's other pending bills of the round,
 * a bit each; null where there are none. `moved`: the round is not open under that version now. `full`: a number would be oversold. Anything but `placed` must roll the transaction back.
 */
export type WriteOutcome =
  | { readonly outcome: 'placed'; readonly at: Date; readonly otherDigits: number | null }
  | { readonly outcome: 'moved' | 'full' }
  | Exclude<DebitOutcome<unknown>, { readonly outcome: 'posted' }>;

const place = debitAnd(
  'lotto_place_bill',
  `
    target AS (
      SELECT $12::text AS id, clock_timestamp() + $14::bigint * interval '1 millisecond' AS at FROM wallet
    ), sale AS (
      SELECT * FROM unnest($15::text[], $16::text[], $17::bigint[], $18::bigint[]) AS sale (type, number, satang, max_satang)
    ), sold AS (
      INSERT INTO exposure (round_id, type, number, sold_satang)
      SELECT target.id, sale.type, sale.number, sale.satang FROM target CROSS JOIN sale ORDER BY sale.type, sale.number
      ON CONFLICT (round_id, type, number) DO UPDATE SET sold_satang = exposure.sold_satang + excluded.sold_satang
      RETURNING type, number, sold_satang
    ), head AS (
      INSERT INTO bill (member_id, id, agent_id, round_id, status, idempotency_key, line_count, face_satang, charged_satang,
        payout_satang, created_at, pack, terms_version, rule_version)
      SELECT $9::uuid, $6::text::uuid, $19::int, target.id, 'pending', $3::text, cardinality($21::text[]), $20::bigint, $8::bigint,
        0, target.at, $27::text, $13::int, $28::int
      FROM target
    ), body AS (
      INSERT INTO bill_line (member_id, bill_id, position, type, number, face_satang, charged_satang, rate_hundredths,
        payout_satang, status)
      SELECT $9::uuid, $6::text::uuid, line.position, line.type, line.number, line.amount, line.charged, line.rate, 0, 'pending'
      FROM target CROSS JOIN unnest($21::text[], $22::text[], $23::bigint[], $24::bigint[], $25::int[])
        WITH ORDINALITY AS line (type, number, amount, charged, rate, position)
    ), staked AS (
      SELECT $6::text AS reference, $26::text AS kind, $9::uuid AS member_id, $19::int AS agent_id, $10::text AS wallet,
        $20::bigint AS face, $8::bigint AS charged, $29::bigint AS valid, target.at FROM target
    ), ${acceptedWrites(WAGER_AREA, 'staked')}`,
  // The last thing to happen: the count waits for every number, so after it the bill waits for nothing but its commit.
  `(SELECT at FROM target) AS at,
    (SELECT count(*) FROM sold JOIN sale USING (type, number) WHERE sold.sold_satang > sale.max_satang) AS over,
    (SELECT lotto_hold_terms($12::text, $13::int, $14::bigint) FROM (SELECT count(*) AS numbers FROM sold) AS done
      WHERE numbers > 0) AS stands,
    (SELECT lotto_repeated_digits($9::uuid, $12::text, $6::text::uuid) FROM (SELECT count(*) AS numbers FROM sold) AS done
      WHERE numbers > 0) AS digits`,
);

/**
 * Charges the wallet and writes a bill, its lines, its sales and its wager in one statement, if at its end the round is open by
 * the database's clock and its terms are those of `version`. They stay so until the commit: a change waits for that.
 * Locks: the wallet, the numbers in order of type and number, then the terms.
 */
export async function writeBill(tx: Tx, order: BillOrder): Promise<WriteOutcome> {
  const { lines, sales } = order;
  const paid = await debitWith<{
    at: Date | null;
    over: bigint;
    stands: boolean | null;
    digits: number | null;
  }>(tx, order.debit, place, [
    order.roundId,
    order.version,
    order.clockOffsetMs,
    sales.map((sale) => sale.type),
    sales.map((sale) => sale.number),
    sales.map((sale) => sale.satang),
    sales.map((sale) => sale.maxSatang),
    order.agentId,
    order.faceSatang,
    lines.map((line) => line.type),
    lines.map((line) => line.number),
    lines.map((line) => line.faceSatang),
    lines.map((line) => line.chargedSatang),
    lines.map((line) => line.rateHundredths),
    order.kind,
    order.pack,
    order.ruleVersion,
    order.validSatang,
  ]);
  if (paid.outcome !== 'posted') return paid;
  const { row } = paid;
  if (row.at === null || row.stands !== true) return { outcome: 'moved' };
  if (row.over !== 0n) return { outcome: 'full' };
  return { outcome: 'placed', at: row.at, otherDigits: row.digits };
}
