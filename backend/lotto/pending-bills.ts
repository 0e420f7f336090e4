import type { Statement, Tx } from '#backend/db/database.ts';

export interface PendingBill {
  readonly memberId: string;
  readonly id: string;
  readonly chargedSatang: bigint;
}

/** Where a batch ended; the next begins behind it. */
export interface BillCursor {
  readonly memberId: string;
  readonly id: string;
}

export const FIRST_BILL: BillCursor = {
  memberId: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
};

const MOST_BILLS = 500;
const MOST_LINES = 500;

/** Bills until their lines reach the most that one transaction shall write; always at least one. */
const next: Statement = {
  name: 'lotto_pending_bills',
  text: `
    SELECT member_id AS "memberId", id, charged_satang AS "chargedSatang" FROM (
      SELECT *, sum(line_count) OVER (ORDER BY member_id, id) - line_count AS lines_before FROM (
        SELECT member_id, id, charged_satang, line_count FROM bill
        WHERE round_id = $1::text AND status = 'pending' AND (member_id, id) > ($2::uuid, $3::uuid)
        ORDER BY member_id, id LIMIT ${MOST_BILLS}
      ) pending
    ) counted WHERE lines_before < ${MOST_LINES} ORDER BY member_id, id`,
};

const hold: Statement = {
  name: 'lotto_hold_pending',
  text: `
    SELECT bill.member_id AS "memberId", bill.id, bill.charged_satang AS "chargedSatang"
    FROM bill JOIN unnest($1::uuid[], $2::uuid[]) AS wanted (member_id, id) USING (member_id, id)
    WHERE bill.status = 'pending' ORDER BY bill.member_id, bill.id FOR UPDATE OF bill`,
};

/** The next bills of a round that wait for their end, in order of member and id; none when there are no more. */
export function pendingAfter(tx: Tx, roundId: string, cursor: BillCursor): Promise<PendingBill[]> {
  return tx.query<PendingBill>(next, [roundId, cursor.memberId, cursor.id]);
}

/** Locks these bills; those that ended meanwhile are left out. */
export function holdPending(tx: Tx, bills: readonly PendingBill[]): Promise<PendingBill[]> {
  return tx.query<PendingBill>(hold, [bills.map((bill) => bill.memberId), bills.map((bill) => bill.id)]);
}
