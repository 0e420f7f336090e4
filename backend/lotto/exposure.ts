import type { Statement, Tx } from '#backend/db/database.ts';

const give: Statement = {
  name: 'lotto_release_exposure',
  text: `
    INSERT INTO exposure (round_id, type, number, sold_satang)
    SELECT bill.round_id, line.type, line.number, -sum(line.amount_satang)
    FROM bill JOIN bill_line line ON line.member_id = bill.member_id AND line.bill_id = bill.id
    WHERE bill.member_id = $1::uuid AND bill.id = $2::uuid
    GROUP BY bill.round_id, line.type, line.number ORDER BY line.type, line.number
    ON CONFLICT (round_id, type, number) DO UPDATE SET sold_satang = exposure.sold_satang + excluded.sold_satang`,
};

/** Takes a bill out of the sales of its numbers. Locks the numbers in the order in which placing a bill does. */
export async function releaseExposure(tx: Tx, memberId: string, billId: string): Promise<void> {
  await tx.query(give, [memberId, billId]);
}
