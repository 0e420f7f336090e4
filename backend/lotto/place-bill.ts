import type { Statement, Tx } from '#backend/db/database.ts';

export interface PlacedLine {
  readonly type: string;
  readonly number: string;
  readonly amountSatang: bigint;
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

export interface PlaceBill {
  readonly billId: string;
  readonly memberId: string;
  readonly agentId: number;
  readonly roundId: string;
  /** Version of the round's terms under which the lines were checked. */
  readonly version: number;
  readonly clockOffsetMs: number;
  readonly idempotencyKey: string;
  readonly lines: readonly PlacedLine[];
  readonly sales: readonly Sale[];
  readonly stakeSatang: bigint;
  readonly chargedSatang: bigint;
}

/** `moved`: the round is not open under that version now. `full`: a number would be oversold; roll back. */
export type PlaceOutcome =
  | { readonly outcome: 'placed'; readonly at: Date }
  | { readonly outcome: 'moved' | 'full' };

const place: Statement = {
  name: 'lotto_place_bill',
  text: `
    WITH target AS (
      SELECT id, clock_timestamp() + $3::bigint * interval '1 millisecond' AS at FROM round
      WHERE id = $1::text AND version = $2::int AND status = 'open'
        AND clock_timestamp() + $3::bigint * interval '1 millisecond' BETWEEN opens_at AND closes_at
      FOR KEY SHARE
    ), sale AS (
      SELECT * FROM unnest($4::text[], $5::text[], $6::bigint[], $7::bigint[]) AS sale (type, number, satang, max_satang)
    ), sold AS (
      INSERT INTO exposure (round_id, type, number, sold_satang)
      SELECT target.id, sale.type, sale.number, sale.satang FROM target CROSS JOIN sale ORDER BY sale.type, sale.number
      ON CONFLICT (round_id, type, number) DO UPDATE SET sold_satang = exposure.sold_satang + excluded.sold_satang
      RETURNING type, number, sold_satang
    ), head AS (
      INSERT INTO bill (member_id, id, agent_id, round_id, status, idempotency_key, line_count, stake_satang, charged_satang,
        payout_satang, created_at)
      SELECT $8::uuid, $9::uuid, $10::int, target.id, 'pending', $11::text, cardinality($14::text[]), $12::bigint, $13::bigint, 0, target.at
      FROM target
    ), body AS (
      INSERT INTO bill_line (member_id, bill_id, position, type, number, amount_satang, charged_satang, rate_hundredths,
        payout_satang, status)
      SELECT $8::uuid, $9::uuid, line.position, line.type, line.number, line.amount, line.charged, line.rate, 0, 'pending'
      FROM target CROSS JOIN unnest($14::text[], $15::text[], $16::bigint[], $17::bigint[], $18::int[])
        WITH ORDINALITY AS line (type, number, amount, charged, rate, position)
    )
    SELECT target.at, (SELECT count(*) FROM sold JOIN sale USING (type, number) WHERE sold.sold_satang > sale.max_satang) AS over
    FROM target`,
};

/**
 * Writes a bill, its lines and its sales in one statement, if the round is open by the database's clock and its terms
 * are still those of `version`. The shared lock on the round keeps a result from being published before this commits.
 * Anything but `placed` must roll the transaction back. Locks: the round, then numbers in order of type and number.
 */
export async function placeBill(tx: Tx, order: PlaceBill): Promise<PlaceOutcome> {
  const { lines, sales } = order;
  const [row] = await tx.query<{ at: Date; over: bigint }>(place, [
    order.roundId,
    order.version,
    order.clockOffsetMs,
    sales.map((sale) => sale.type),
    sales.map((sale) => sale.number),
    sales.map((sale) => sale.satang),
    sales.map((sale) => sale.maxSatang),
    order.memberId,
    order.billId,
    order.agentId,
    order.idempotencyKey,
    order.stakeSatang,
    order.chargedSatang,
    lines.map((line) => line.type),
    lines.map((line) => line.number),
    lines.map((line) => line.amountSatang),
    lines.map((line) => line.chargedSatang),
    lines.map((line) => line.rateHundredths),
  ]);
  if (!row) return { outcome: 'moved' };
  return row.over === 0n ? { outcome: 'placed', at: row.at } : { outcome: 'full' };
}
