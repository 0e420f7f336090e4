import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { EntitlementVerb } from '#backend/core/entitlements/tables.ts';

/** What every verb is told by its caller. */
export interface EntitlementOrder {
  readonly actId: string;
  /** A verb happens at most once per scope and key. */
  readonly scope: string;
  readonly key: string;
  readonly requestHash: string;
  readonly reference: string;
  readonly at: Date;
}

export interface OwnEntitlementOrder extends EntitlementOrder {
  readonly memberId: string;
  readonly kind: string;
  /** Pieces, more than none. */
  readonly amount: number;
}

export interface RepeatedAct {
  readonly outcome: 'repeated';
  /** The first act, which a reservation or a use is ended by. */
  readonly actId: string;
  /** False when the key was used for another request before. */
  readonly sameRequest: boolean;
}

/** The reservation was ended, or the use refunded, before and under another key. */
export interface EndedBefore {
  readonly outcome: 'already';
  readonly verb: EntitlementVerb;
}

const insert: Statement = {
  name: 'entitlements_act',
  text: `
    INSERT INTO entitlement_act (id, scope, key, request_hash, verb, member_id, kind, amount, reference, at, ends_act)
    VALUES ($1::uuid, $2::text, $3::text, $4::text, $5::text, $6::uuid, $7::text, $8::int, $9::text, $10::timestamptz, $11::uuid)
    ON CONFLICT DO NOTHING RETURNING id`,
};
const byKey: Statement = {
  name: 'entitlements_act_by_key',
  text: `SELECT id AS "actId", request_hash AS "requestHash" FROM entitlement_act WHERE scope = $1::text AND key = $2::text`,
};
const byEnded: Statement = {
  name: 'entitlements_act_by_ended',
  text: 'SELECT verb FROM entitlement_act WHERE ends_act = $1::uuid',
};

/** The act that took this scope and key before, if one did. */
export async function findRepeated(
  tx: Tx,
  { scope, key, requestHash }: EntitlementOrder,
): Promise<RepeatedAct | undefined> {
  const [row] = await tx.query<{ actId: string; requestHash: string }>(byKey, [scope, key]);
  return row && { outcome: 'repeated', actId: row.actId, sameRequest: row.requestHash === requestHash };
}

/** Writes an act; answers undefined when it is new, and otherwise what happened before. Waits for who writes the same. */
export async function insertAct(
  tx: Tx,
  verb: EntitlementVerb,
  order: OwnEntitlementOrder,
  endsAct: string | null = null,
): Promise<RepeatedAct | EndedBefore | undefined> {
  const { actId, scope, key, requestHash, memberId, kind, amount, reference, at } = order;
  const rows = await tx.query(insert, [
    actId,
    scope,
    key,
    requestHash,
    verb,
    memberId,
    kind,
    amount,
    reference,
    at,
    endsAct,
  ]);
  if (rows.length > 0) return undefined;
  const repeated = await findRepeated(tx, order);
  if (repeated) return repeated;
  const [ended] = await tx.query<{ verb: EntitlementVerb }>(byEnded, [endsAct]);
  if (!ended) throw new Error(`Act ${scope}/${key} is neither new nor there`);
  return { outcome: 'already', verb: ended.verb };
}
