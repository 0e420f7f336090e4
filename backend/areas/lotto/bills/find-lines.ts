import type { billLine } from '#backend/areas/lotto/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';

export type LineRow = typeof billLine.$inferSelect;

const lines: Statement = {
  name: 'lotto_lines_of_bills',
  text: `
    SELECT line.member_id AS "memberId", line.bill_id AS "billId", line.position, line.type, line.number, line.status,
      line.face_satang AS "faceSatang", line.charged_satang AS "chargedSatang", line.rate_hundredths AS "rateHundredths",
      line.payout_satang AS "payoutSatang"
    FROM unnest($1::uuid[], $2::uuid[]) AS own (member_id, bill_id) JOIN bill_line line USING (member_id, bill_id)
    ORDER BY line.position`,
};

/** Lines of these bills in their order. */
export async function linesOf(
  { query }: Pick<Tx, 'query'>,
  bills: readonly { readonly memberId: string; readonly id: string }[],
): Promise<LineRow[]> {
  if (bills.length === 0) return [];
  return query<LineRow>(lines, [bills.map(({ memberId }) => memberId), bills.map(({ id }) => id)]);
}
