import { promotionBonuses } from '#backend/areas/promotion/promotion-transfers.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { sendMessages } from '#backend/core/inbox/send-messages.ts';
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
 * The one way in which a promotion ends, with the member's wallet locked: what is played brings the bonus into the main wallet, and
 * otherwise it goes back to the house, by which all that the promise did is undone. False when it had ended before.
 */
export async function endClaim(
  tx: Tx,
  by: Pick<Services, 'db' | 'random' | 'agentId'>,
  { id, memberId, bonusSatang }: EndingClaim,
  { as, at }: Ending,
): Promise<boolean> {
  const isEnded = await endGoal(tx, { id, as, at });
  if (!isEnded) return false;
  await guardAbove(tx, memberId, null);
  const facts = as === 'done' ? { outcome: 'paid' as const, satang: bonusSatang } : { outcome: as };
  await sendMessages(tx, [{ memberId, kind: 'promotion', about: id, at, facts }]);
  const bonus = { id, memberId, agentId: by.agentId, satang: bonusSatang };
  await promotionBonuses.end(tx, by, bonus, { as, at });
  return true;
}
