import { withdrawalHash } from '#backend/areas/payment/withdraw/withdrawal-hash.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';

const BATCH = 1_000;

const read: Statement = {
  name: 'audit_withdrawals',
  text: `
    SELECT ref, member_id AS "memberId", satang, bank_code AS "bankCode", account_masked AS "accountMasked", account_key AS "accountKey", (
      SELECT request_hash FROM transfer WHERE transfer.kind = 'hold.place' AND transfer.reference = withdrawal.ref LIMIT 1
    ) AS hash
    FROM withdrawal WHERE ref > $1::text ORDER BY ref LIMIT ${BATCH}`,
};

type Row = Parameters<typeof withdrawalHash>[0] & {
  /** What the ledger keeps with the held money; null without any. */
  readonly hash: string | null;
};

/** Holds who withdraws what to where against what the ledger kept of it when it was asked for. */
export async function* findExchangedWithdrawals(db: Database): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const rows = await db.query<Row>(read, [after]);
    for (const { hash, ...asked } of rows) {
      if (hash !== withdrawalHash(asked))
        yield `withdrawal ${asked.ref} of ${asked.satang} satang was not asked for by ${asked.memberId} for ${asked.bankCode} ${asked.accountMasked}`;
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.ref;
  }
}
