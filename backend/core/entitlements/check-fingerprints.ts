import type { Database, Statement } from '#backend/core/db/database.ts';
import { lotFingerprint } from '#backend/core/entitlements/fingerprint.ts';

const changed: Statement = {
  name: 'audit_entitlement_lot',
  text: `
    SELECT format('lot %s of %s %s of member %s, until %s, is not as it was granted', id, amount, kind, member_id, coalesce(ends_at::text, 'ever')) AS detail
    FROM entitlement_lot WHERE fingerprint <> ${lotFingerprint} LIMIT 101`,
};

/** Lots whose member, kind, amount or end is another than when they were granted. */
export async function* checkFingerprints(db: Database): AsyncGenerator<string> {
  for (const { detail } of await db.query<{ detail: string }>(changed, [])) yield detail;
}
