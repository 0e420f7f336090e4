import { type OwnClaim, ownClaims } from '#backend/areas/promotion/find-standing.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';

const byKey: Statement = {
  name: 'promotion_claim_by_key',
  text: `SELECT ${ownClaims} WHERE claim.member_id = $1::uuid AND claim.idempotency_key = $2::text`,
};

/** The claim that a key made, however many came after it. */
export async function findClaimByKey(
  tx: Pick<Tx, 'query'>,
  memberId: string,
  key: string,
): Promise<OwnClaim | undefined> {
  const [claim] = await tx.query<OwnClaim>(byKey, [memberId, key]);
  return claim;
}
