import { creditHash, namesMember } from '#backend/areas/payment/incoming/credit-hash.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';
import { readPromptPay } from '#rules/payment/emvco.ts';

const BATCH = 1_000;

const read: Statement = {
  name: 'audit_payloads',
  text: `
    SELECT ref, member_id AS "memberId", satang, payload, transfer.request_hash AS hash
    FROM deposit LEFT JOIN transfer ON transfer.scope = 'payment.deposit' AND transfer.key = ref
    WHERE ref > $1::text AND (payload <> '' OR receiver_no IS NOT NULL) ORDER BY ref LIMIT ${BATCH}`,
};

interface Row {
  readonly ref: string;
  readonly memberId: string;
  readonly satang: bigint;
  readonly payload: string;
  /** What the ledger keeps with the credit; null without one. */
  readonly hash: string | null;
}

/** Does the ledger's hash name this deposit? What follows a second colon is that of the event. */
function isCredit(hash: string, paid: Parameters<typeof creditHash>[0]): boolean {
  return hash.split(':').slice(0, 2).join(':') === creditHash(paid);
}

/** Reads the QR of every deposit again: it asked for exactly what the deposit says, and the one who was credited is its member. */
export async function* findWrongPayloads(db: Database): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const rows = await db.query<Row>(read, [after]);
    for (const { ref, memberId, satang, payload, hash } of rows) {
      // A transfer has no QR.
      const asked = payload === '' ? satang : readPromptPay(payload)?.satang;
      if (asked !== satang) yield `deposit ${ref} of ${satang} satang has a QR for ${asked ?? 'no amount'}`;
      if (hash !== null && namesMember(hash) && !isCredit(hash, { ref, memberId, satang }))
        yield `deposit ${ref} of ${satang} satang was not credited to ${memberId}`;
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.ref;
  }
}
