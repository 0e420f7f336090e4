import type { Database, Statement } from '#backend/db/database.ts';
import { readPromptPay } from '#backend/payment/rules/emvco.ts';

const BATCH = 1_000;

const read: Statement = {
  name: 'audit_payloads',
  text: `SELECT ref, satang, payload FROM deposit WHERE ref > $1::text AND payload <> '' ORDER BY ref LIMIT ${BATCH}`,
};

/** Reads the QR of every deposit again: it asked the member for exactly what the deposit says. */
export async function* findWrongPayloads(db: Database): AsyncGenerator<string> {
  let after = '';
  for (;;) {
    const rows = await db.query<{ ref: string; satang: bigint; payload: string }>(read, [after]);
    for (const { ref, satang, payload } of rows) {
      const asked = readPromptPay(payload)?.satang;
      if (asked !== satang) yield `deposit ${ref} of ${satang} satang has a QR for ${asked ?? 'no amount'}`;
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.ref;
  }
}
