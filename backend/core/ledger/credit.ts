import type { Statement, Tx } from '#backend/core/db/database.ts';
import { entryWrites } from '#backend/core/ledger/entry-writes.ts';
import type { ScopedKind } from '#backend/core/ledger/transfer-kind.ts';
import { BAHT, type HouseKind, type MemberKind } from '#backend/core/ledger/unit.ts';

export interface Credit {
  readonly transferId: string;
  readonly key: string;
  readonly requestHash: string;
  readonly reference: string;
  readonly memberId: string;
  readonly satang: bigint;
}

export interface CreditBatch {
  readonly kind: ScopedKind<HouseKind, MemberKind>;
  readonly at: Date;
  readonly fromAccount: string;
  /** At most 500. */
  readonly credits: readonly Credit[];
}

const lock: Statement = {
  name: 'ledger_credit_lock',
  text: `SELECT id FROM ledger_account WHERE member_id = ANY($1::uuid[]) AND kind = $2::text ORDER BY id FOR UPDATE`,
};

const post: Statement = {
  name: 'ledger_credit',
  text: `
    WITH input AS (
      SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::uuid[], $6::bigint[])
        WITH ORDINALITY AS item (id, key, request_hash, reference, member_id, satang, n)
    ), journal AS (
      INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at, unit)
      SELECT id, $7::text, key, request_hash, $8::text, reference, $9::timestamptz, $13::text FROM input ORDER BY n
      ON CONFLICT (scope, key) DO NOTHING RETURNING id
    ), fresh AS (
      SELECT input.*, row_number() OVER own AS place, sum(satang) OVER own AS running
      FROM input JOIN journal USING (id) WINDOW own AS (PARTITION BY member_id ORDER BY n)
    ), total AS (
      SELECT member_id, sum(satang)::bigint AS satang, count(*) AS postings FROM fresh GROUP BY member_id
    ), wallet AS (
      UPDATE ledger_account SET balance = ledger_account.balance + total.satang, seq = ledger_account.seq + total.postings,
        stated_at = greatest(ledger_account.stated_at, $9::timestamptz)
      FROM total WHERE ledger_account.member_id = total.member_id AND ledger_account.kind = $10::text
      RETURNING ledger_account.id, total.member_id, ledger_account.balance - total.satang AS before,
        ledger_account.seq - total.postings AS seq_before, ledger_account.stated_at
    ), moved AS (
      SELECT fresh.id, wallet.id AS account_id, wallet.seq_before + fresh.place AS seq, wallet.stated_at AS at, $8::text AS kind,
        fresh.satang, (wallet.before + fresh.running)::bigint AS balance, fresh.reference, $12::boolean AS outside
      FROM fresh JOIN wallet USING (member_id)
    ), entry AS (
      INSERT INTO posting (transfer_id, position, from_account, to_account, satang, to_seq, to_balance)
      SELECT id, 0, $11::uuid, account_id, satang, seq, balance FROM moved
    ), stated AS (${entryWrites('moved')}
    )
    SELECT id AS "transferId" FROM moved`,
};

/** Holds an account of each member until the commit, in the one order in which everybody does. */
export async function lockAccounts(tx: Tx, memberIds: readonly string[], kind: MemberKind): Promise<void> {
  await tx.query(lock, [memberIds, kind]);
}

/**
 * Pays satang (> 0 each; of another unit its smallest part) from a house account into members' accounts, each at most once per
 * scope and key. A wallet that a member does not have from the beginning is opened before (`openWallet`).
 * Returns the ids of the transfers that were new; a repeated key is left as it was.
 */
export async function credit(tx: Tx, batch: CreditBatch): Promise<Set<string>> {
  if (batch.credits.length === 0) return new Set();
  const {
    kind: {
      name,
      scope,
      unit = BAHT,
      outside = false,
      to: [to],
    },
  } = batch;
  const column = <Value>(pick: (credit: Credit) => Value) => batch.credits.map(pick);
  await lockAccounts(
    tx,
    column((one) => one.memberId),
    to,
  );
  const rows = await tx.query<{ transferId: string }>(post, [
    column((one) => one.transferId),
    column((one) => one.key),
    column((one) => one.requestHash),
    column((one) => one.reference),
    column((one) => one.memberId),
    column((one) => one.satang),
    scope,
    name,
    batch.at,
    to,
    batch.fromAccount,
    outside,
    unit,
  ]);
  return new Set(rows.map((row) => row.transferId));
}
