import type { Tx } from '#backend/core/db/database.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { findMember } from '#backend/core/ops/find-member.ts';
import type { Operator } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { isExcluded } from '#rules/protection/exclusion.ts';

/**
 * The member with a mobile number, to give something to; the account stays open, and its member not excluded, until the transaction ends.
 * Throws `OperatorRefusal` for none, for one who closed the account, where a gift would end unseen, and for one who is excluded: no gift
 * invites them to play.
 */
export async function findReceiver(
  tx: Pick<Tx, 'orm'>,
  operator: Pick<Operator, 'agentId' | 'clock'>,
  typed: string,
): Promise<string> {
  const { id, mobile, status, excludedAs, excludedUntil } = await findMember(tx, operator, typed, 'share');
  if (status === 'closed')
    throw new OperatorRefusal(
      `Member ${mobile} closed the account: nothing is given there before member unlock`,
    );
  if (excludedAs && isExcluded({ kind: excludedAs, until: excludedUntil }, operator.clock.now()))
    throw new OperatorRefusal(
      `Member ${mobile} is excluded until ${excludedUntil ? bangkokMoment(excludedUntil) : 'for good'}: nothing is given that invites to play`,
    );
  return id;
}
