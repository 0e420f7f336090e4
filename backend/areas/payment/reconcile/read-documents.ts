import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Reach } from '#backend/core/reconcile/ledger-rows.ts';
import { type Row, timeOf } from '#rules/reconcile/compare.ts';

const documents: Statement = {
  name: 'payment_reconcile_documents',
  text: `
    SELECT 'deposit:' || ref AS key, 'in' AS word, satang, member_id AS "memberId", ended_at AS at, status AS said FROM deposit
    WHERE agent_id = $3::int AND ended_at >= $1::timestamptz AND ended_at < $2::timestamptz
      AND NOT EXISTS (SELECT 1 FROM payment_event event WHERE event.event_id = deposit.event_id AND resolution = 'matched')
    UNION ALL
    SELECT 'arrival:' || event_id, 'in', satang, NULL, received_at, 'paid' FROM payment_event
    WHERE outcome = 'unmatched' AND satang IS NOT NULL AND received_at >= $1::timestamptz AND received_at < $2::timestamptz
    UNION ALL
    SELECT 'resolution:' || event_id, CASE resolution WHEN 'matched' THEN 'matched' ELSE 'returned' END, satang, member_id, resolved_at, 'paid'
    FROM payment_event
    WHERE resolution IS NOT NULL AND satang IS NOT NULL AND resolved_at >= $1::timestamptz AND resolved_at < $2::timestamptz
    UNION ALL
    SELECT 'withdrawal:' || ref, 'out', satang, member_id, ended_at, status FROM withdrawal
    WHERE agent_id = $3::int AND ended_at >= $1::timestamptz AND ended_at < $2::timestamptz
    ORDER BY 1`,
};

interface Document {
  readonly key: string;
  readonly word: string;
  readonly satang: bigint;
  readonly memberId: string | null;
  readonly at: Date;
  readonly said: string;
}

/** Deposits, incoming payments, what became of these, and withdrawals that ended within a time, as the ledger should have them. */
export async function readDocuments(
  tx: Pick<Tx, 'query'>,
  { from, before }: Reach,
  agentId: number,
): Promise<Row[]> {
  const rows = await tx.query<Document>(documents, [from, before, agentId]);
  return rows.map(({ key, word, satang, memberId, at, said }) => ({
    ...{ ...timeOf(at), key, sums: { [word]: satang }, unit: 'THB', account: memberId, said },
    status: said === 'paid' ? ('done' as const) : ('void' as const),
  }));
}
