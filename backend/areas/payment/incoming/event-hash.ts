import type { Statement, Tx } from '#backend/core/db/database.ts';

/** Hash of an event as it was sent, in SQL: the ledger and the audit log keep it with the money that came by it. */
const EVENT_HASH = `encode(sha256(convert_to(jsonb_build_array(event_id, trans_ref, satang, body)::text, 'UTF8')), 'hex')`;

const hash: Statement = {
  name: 'payment_event_hash',
  text: `SELECT ${EVENT_HASH} AS hash FROM payment_event WHERE event_id = $1::text`,
};

/** The same of an event that is recorded. */
export async function eventHash(tx: Pick<Tx, 'query'>, eventId: string): Promise<string> {
  const [row] = await tx.query<{ hash: string }>(hash, [eventId]);
  if (!row) throw new Error(`Payment event ${eventId} is not recorded`);
  return row.hash;
}
