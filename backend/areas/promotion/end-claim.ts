import { promotionTransfers } from '#backend/areas/promotion/promotion-transfers.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { tellInbox } from '#backend/core/inbox/tell-inbox.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { guardAbove } from '#backend/core/policies/policy.ts';
import { endGoal } from '#backend/core/turnover/end-goal.ts';
import type { goalEnds } from '#backend/core/turnover/tables.ts';
import type { Services } from '#backend/services.ts';

export interface EndingClaim {
  readonly id: string;
  readonly memberId: string;
  readonly bonusSatang: bigint;
}

type Ending = { readonly as: (typeof goalEnds)[number]; readonly at: Date };

/**
 * The one way in which a promotion ends, with the member's wallet locked: what is played brings the bonus, everything else brings
 * nothing and takes nothing. False when it had ended before.
 */
export async function endClaim(
  tx: Tx,
  by: Pick<Services, 'db' | 'random' | 'agentId'>,
  { id, memberId, bonusSatang }: EndingClaim,
  { as, at }: Ending,
): Promise<boolean> {
  const isEnded = await endGoal(tx, { id, as, at });
  if (isEnded) await guardAbove(tx, memberId, null);
  if (!isEnded) return false;
  const facts = as === 'done' ? { outcome: 'paid' as const, satang: bonusSatang } : { outcome: as };
  await tellInbox(tx, [{ memberId, kind: 'promotion', about: id, at, facts }]);
  if (as !== 'done') return true;
  const kind = promotionTransfers.bonus;
  await credit(tx, {
    kind,
    at,
    fromAccount: await houseAccount(by.db, tx.orm, by.agentId, kind.from[0]),
    credits: [
      {
        transferId: by.random.uuid(),
        key: id,
        requestHash: requestHash({ id, memberId, satang: String(bonusSatang) }),
        reference: id,
        memberId,
        satang: bonusSatang,
      },
    ],
  });
  return true;
}
