import { entitlementLot } from '#backend/core/entitlements/tables.ts';
import { jsonOf } from '#backend/core/evidence/sealing.ts';

const { id, agentId, memberId, kind, amount, endsAt, reference, grantedAt } = entitlementLot;

/** SQL of the hash of what a lot was when it was granted, of a row that is called `entitlement_lot`. */
export const lotFingerprint = `encode(sha256(convert_to(${jsonOf([
  id,
  agentId,
  memberId,
  kind,
  amount,
  endsAt,
  reference,
  grantedAt,
])}::text, 'UTF8')), 'hex')`;
