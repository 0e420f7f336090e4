import type { Statement, Tx } from '#backend/db/database.ts';
import type { MemberKind } from '#backend/ledger/accounts.ts';
import { earlierTransfer, type Repeated } from '#backend/ledger/earlier-transfer.ts';

export interface Debit {
  readonly transferId: string;
  /** Money happens at most once per scope and key. */
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
  readonly kind: string;
  /** What the money is for: a bill, a withdrawal. */
  readonly reference: string;
  readonly at: Date;
  readonly memberId: string;
  readonly from: MemberKind;
  readonly toAccount: string;
  readonly satang: bigint;
}

export type DebitOutcome =
  | { readonly outcome: 'posted'; readonly balance: bigint }
  | { readonly outcome: 'insufficient' }
  | Repeated;

const post: Statement = {
  name: 'ledger_debit',
  text: `
    WITH journal AS (
      INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at)
      VALUES ($1::uuid, $2::text, $3::text, $4::text, $5::text, $6::text, $7::timestamptz)
      ON CONFLICT (scope, key) DO NOTHING RETURNING id
    ), wallet AS (
      UPDATE ledger_account SET balance = balance - $8::bigint, seq = seq + 1
      WHERE member_id = $9::uuid AND kind = $10::text AND balance - $8::bigint >= floor
        AND EXISTS (SELECT 1 FROM journal)
      RETURNING id, balance, seq
    ), entry AS (
      INSERT INTO posting (transfer_id, position, from_account, to_account, satang, from_seq, from_balance)
      SELECT $1::uuid, 0, wallet.id, $11::uuid, $8::bigint, wallet.seq, wallet.balance FROM wallet
    )
    SELECT (SELECT count(*) FROM journal) AS fresh, (SELECT balance FROM wallet) AS balance`,
};

/**
 * Takes satang (> 0) from a member's account, above its floor, into a house account. One round trip when it succeeds.
 * After `insufficient` the caller must let the transaction roll back, so that the key is free again.
 */
export async function debit(tx: Tx, order: Debit): Promise<DebitOutcome> {
  const [row] = await tx.query<{ fresh: bigint; balance: bigint | null }>(post, [
    order.transferId,
    order.scope,
    order.key,
    order.requestHash,
    order.kind,
    order.reference,
    order.at,
    order.satang,
    order.memberId,
    order.from,
    order.toAccount,
  ]);
  if (row?.fresh === 0n) return earlierTransfer(tx, order);
  if (row?.balance === undefined || row.balance === null) return { outcome: 'insufficient' };
  return { outcome: 'posted', balance: row.balance };
}
