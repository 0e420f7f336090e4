import type { Statement, Tx } from '#backend/core/db/database.ts';
import { lotFingerprint } from '#backend/core/entitlements/fingerprint.ts';
import { insertAct, type OwnEntitlementOrder } from '#backend/core/entitlements/insert-act.ts';

export interface Grant extends OwnEntitlementOrder {
  readonly lotId: string;
  readonly agentId: number;
  /** From when on it cannot be used; null without an end. */
  readonly endsAt: Date | null;
}

const insert: Statement = {
  name: 'entitlements_grant',
  text: `
    WITH granted AS (
      INSERT INTO entitlement_lot (id, agent_id, member_id, kind, amount, ends_at, reference, granted_at, fingerprint, free, seq)
      SELECT entitlement_lot.*, ${lotFingerprint}, amount, 1
      FROM (VALUES ($1::uuid, $2::int, $3::uuid, $4::text, $5::int, $6::timestamptz, $7::text, $8::timestamptz))
        AS entitlement_lot (id, agent_id, member_id, kind, amount, ends_at, reference, granted_at)
      RETURNING id, amount
    )
    INSERT INTO entitlement_move (act_id, lot_id, seq, target, amount) SELECT $9::uuid, id, 1, 'free', amount FROM granted`,
};

/** Grants a lot to a member, at most once per scope and key. */
export async function grantEntitlement(tx: Tx, grant: Grant) {
  const before = await insertAct(tx, 'grant', grant);
  if (before) return before;
  const { lotId, agentId, memberId, kind, amount, endsAt, reference, at, actId } = grant;
  await tx.query(insert, [lotId, agentId, memberId, kind, amount, endsAt, reference, at, actId]);
  return { outcome: 'granted' } as const;
}
