import type { Statement, Tx } from '#backend/core/db/database.ts';
import { type Row, type Sums, timeOf } from '#rules/reconcile/compare.ts';

const moved: Statement = {
  name: 'reconcile_transfers',
  text: `
    SELECT transfer.kind, transfer.key, transfer.reference, transfer.at, transfer.unit, sum(posting.satang)::bigint AS satang,
      max(coalesce(source.member_id, target.member_id)::text) AS "memberId"
    FROM transfer JOIN posting ON posting.transfer_id = transfer.id
    JOIN ledger_account source ON source.id = posting.from_account
    JOIN ledger_account target ON target.id = posting.to_account
    WHERE transfer.kind = ANY ($1::text[]) AND source.agent_id = $4::int
      AND transfer.at >= $2::timestamptz AND transfer.at < $3::timestamptz
    GROUP BY transfer.id ORDER BY transfer.at, transfer.id`,
};

/** A transfer of the ledger, both accounts of a split one together. */
export interface Moved {
  readonly kind: string;
  readonly key: string;
  readonly reference: string;
  readonly at: Date;
  readonly unit: string;
  readonly satang: bigint;
  readonly memberId: string | null;
}

/** Where a day and its neighbours begin and end. */
export interface Reach {
  readonly from: Date;
  readonly before: Date;
}

/** Transfers of some kinds within a time. */
export function readMoved(
  tx: Pick<Tx, 'query'>,
  kinds: readonly string[],
  { from, before, agentId }: Reach & { readonly agentId: number },
): Promise<Moved[]> {
  return tx.query<Moved>(moved, [kinds, from, before, agentId]);
}

/** A transfer as a row: under the name of its document, its satang under one word. */
export function rowOf(one: Moved, key: string, word: string): Row {
  const sums: Sums = { [word]: one.satang };
  return {
    ...timeOf(one.at),
    key,
    sums,
    unit: one.unit,
    account: one.memberId,
    status: 'done',
    said: one.kind,
  };
}
