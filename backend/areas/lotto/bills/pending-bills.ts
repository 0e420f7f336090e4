import type { Statement, Tx } from '#backend/core/db/database.ts';

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

const FIRST_BILL: BillCursor = {
  memberId: '00000000-0000-0000-0000-000000000000',
  id: '00000000-0000-0000-0000-000000000000',
};

const MOST_BILLS = 500;
const MOST_LINES = 500;

/** Runs the step from the first bill on until it gives no cursor any more; answers the sum of its counts. */
export async function eachBatch(
  step: (cursor: BillCursor) => Promise<{ count: number; cursor: BillCursor | undefined }>,
): Promise<number> {
  let total = 0;
  let cursor: BillCursor | undefined = FIRST_BILL;
  while (cursor) {
    const batch = await step(cursor);
    total += batch.count;
    cursor = batch.cursor;
  }
  return total;
}

/** Bills until their lines reach the most that one transaction shall write; always at least one. */
export function batchOf(name: string, condition: string, columns: string): Statement {
  return {
    name,
    text: `
      SELECT member_id AS "memberId", id, ${columns} FROM (
        SELECT *, sum(line_count) OVER (ORDER BY member_id, id) - line_count AS lines_before FROM (
          SELECT * FROM bill
          WHERE round_id = $1::text AND ${condition} AND (member_id, id) > ($2::uuid, $3::uuid)
          ORDER BY member_id, id LIMIT ${MOST_BILLS}
        ) waiting
      ) counted WHERE lines_before < ${MOST_LINES} ORDER BY member_id, id`,
  };
}

/** Locks the bills of a batch that still meet the condition. */
export function lockStatement(name: string, condition: string, columns: string): Statement {
  return {
    name,
    text: `
      SELECT bill.member_id AS "memberId", bill.id, ${columns}
      FROM bill JOIN unnest($1::uuid[], $2::uuid[]) AS wanted (member_id, id) USING (member_id, id)
      WHERE ${condition} ORDER BY bill.member_id, bill.id FOR UPDATE OF bill`,
  };
}

const charge = 'charged_satang AS "chargedSatang"';
const nextPending = batchOf('lotto_pending_bills', `status = 'pending'`, charge);
const pending = lockStatement('lotto_hold_pending', `bill.status = 'pending'`, `bill.${charge}`);

const memberIds = (bills: readonly BillCursor[]) => bills.map((bill) => bill.memberId);
const billIds = (bills: readonly BillCursor[]) => bills.map((bill) => bill.id);

/** The next bills of a round that wait for their end, in order of member and id; none when there are no more. */
export function pendingAfter(
  tx: Pick<Tx, 'query'>,
  roundId: string,
  cursor: BillCursor,
): Promise<PendingBill[]> {
  return tx.query<PendingBill>(nextPending, [roundId, cursor.memberId, cursor.id]);
}

/** Locks these bills; those that ended meanwhile are left out. */
export function lockPending(tx: Tx, bills: readonly PendingBill[]): Promise<PendingBill[]> {
  return tx.query<PendingBill>(pending, [memberIds(bills), billIds(bills)]);
}
