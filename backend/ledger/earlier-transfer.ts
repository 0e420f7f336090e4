import type { Statement, Tx } from '#backend/db/database.ts';

export interface Repeated {
  readonly outcome: 'repeated';
  /** False when the key was used for another request before. */
  readonly sameRequest: boolean;
  /** What the first request was for. */
  readonly reference: string;
}

const earlier: Statement = {
  name: 'ledger_earlier',
  text: 'SELECT request_hash AS "requestHash", reference FROM transfer WHERE scope = $1::text AND key = $2::text',
};

/** The transfer that took this scope and key before; call it when the journal refused the key. */
export async function earlierTransfer(
  tx: Tx,
  order: { scope: string; key: string; requestHash: string },
): Promise<Repeated> {
  const [row] = await tx.query<{ requestHash: string; reference: string }>(earlier, [order.scope, order.key]);
  if (!row) throw new Error(`Transfer ${order.scope}/${order.key} is neither new nor there`);
  return {
    outcome: 'repeated',
    sameRequest: row.requestHash === order.requestHash,
    reference: row.reference,
  };
}
