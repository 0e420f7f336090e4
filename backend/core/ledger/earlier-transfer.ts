import type { Statement, Tx } from '#backend/core/db/database.ts';

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

interface Asked {
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
}

/** The transfer that took this scope and key before, if one did. */
export async function findEarlier(db: Pick<Tx, 'query'>, order: Asked): Promise<Repeated | undefined> {
  const [row] = await db.query<{ requestHash: string; reference: string }>(earlier, [order.scope, order.key]);
  if (!row) return undefined;
  return {
    outcome: 'repeated',
    sameRequest: row.requestHash === order.requestHash,
    reference: row.reference,
  };
}

/** The same when the journal refused the key, so it is there. */
export async function earlierTransfer(tx: Tx, order: Asked): Promise<Repeated> {
  const found = await findEarlier(tx, order);
  if (!found) throw new Error(`Transfer ${order.scope}/${order.key} is neither new nor there`);
  return found;
}
