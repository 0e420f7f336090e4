import { eventHash } from '#backend/areas/payment/incoming/event-hash.ts';
import { holdsMoreThan, isMember } from '#backend/areas/payment/incoming/find-receiver.ts';
import { endDeposit, lockDeposit } from '#backend/areas/payment/incoming/lock-deposit.ts';
import {
  endIncomingPayment,
  lockIncomingPayment,
} from '#backend/areas/payment/incoming/resolve-incoming-payment.ts';
import { paymentTransfers } from '#backend/areas/payment/payment-transfers.ts';
import { readMoneyIn } from '#backend/areas/payment/read-money-in.ts';
import { keepTurnover } from '#backend/areas/payment/withdraw/keep-turnover.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { passPolicies } from '#backend/core/policies/policy.ts';
import { noteChange, noteMoney, type Operator } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { formatBaht, MAX_WIRE_BAHT, toSatang } from '#rules/money/baht.ts';

/** For whom money that waits is: the member of a deposit, or a member by the id. */
export type MatchTarget = { readonly depositRef: string } | { readonly memberId: string };

/**
 * Credits what arrived with an event (all of it, never more) from suspense to a member, once, and answers the satang.
 * A deposit of the member that was not paid becomes paid by it. Throws `OperatorRefusal` for an unknown event, deposit or
 * member, money in another currency, money that has left suspense, and more than a wallet can tell. Locks: deposit, event (as
 * a slip that is shown meanwhile does), wallet.
 */
export async function matchPayment(
  operator: Operator,
  order: { readonly eventId: string; readonly target: MatchTarget },
): Promise<bigint> {
  const { db, random, agentId, clock } = operator;
  const { eventId, target } = order;
  const at = clock.now();
  return db.transact(async (tx) => {
    const { memberId, depositRef, isPaid } = await owner(tx, agentId, target);
    const { satang } = await lockIncomingPayment(tx, eventId);
    if (satang === null)
      throw new OperatorRefusal(`What came with ${eventId} is not baht and cannot be credited`);
    await passPolicies(tx, operator.policies, {
      on: 'deposit',
      by: 'operator',
      moneyIn: readMoneyIn,
      // What it asked for comes with this money; a deposit that was paid before is other money.
      ...(depositRef !== null && !isPaid && { reference: depositRef }),
      memberId,
      kind: paymentTransfers.match.name,
      satang,
      at,
    });
    const transferId = random.uuid();
    const credited = await credit(tx, {
      kind: paymentTransfers.match,
      at,
      fromAccount: await houseAccount(db, tx.orm, agentId, paymentTransfers.match.from[0]),
      credits: [
        {
          transferId,
          key: eventId,
          requestHash: requestHash({ eventId, memberId, satang }),
          reference: eventId,
          memberId,
          satang,
        },
      ],
    });
    if (credited.size !== 1) throw new Error(`The money of ${eventId} left suspense without its event`);
    await keepTurnover(tx, operator, { transferId, reference: eventId, memberId, satang, at });
    await refuseUntold(tx, memberId);
    await endIncomingPayment(tx, eventId, { memberId, depositRef, at, actId: operator.actId });
    // A deposit that was paid before keeps what it was paid by.
    if (depositRef !== null && !isPaid) {
      const own = { agentId, memberId, depositRef, at };
      await operator.ports.depositPromotion.begin(operator, tx, own);
      await operator.ports.depositCoupon.use(operator, tx, { ...own, satang });
      await endDeposit(tx, depositRef, { status: 'paid', reason: null, eventId }, at);
    }
    await noteMoney(tx, operator, { reference: eventId, member: memberId, satang });
    const said = [eventId, memberId, depositRef ?? 'none', await eventHash(tx, eventId)].join(' ');
    await noteChange(tx, operator, 'matches', said);
    return satang;
  });
}

/** Whose the money becomes, and by which deposit. */
async function owner(
  tx: Tx,
  agentId: number,
  target: MatchTarget,
): Promise<{ memberId: string; depositRef: string | null; isPaid: boolean }> {
  if ('memberId' in target) {
    if (!(await isMember(tx, agentId, target.memberId))) throw new OperatorRefusal('There is no such member');
    return { memberId: target.memberId, depositRef: null, isPaid: false };
  }
  const { depositRef } = target;
  const row = await lockDeposit(tx, agentId, depositRef);
  if (!row) throw new OperatorRefusal(`There is no deposit ${depositRef}`);
  return { memberId: row.memberId, depositRef, isPaid: row.status === 'paid' };
}

/** A wallet must stay within what the site can tell: beyond that no page of the member would open any more. */
async function refuseUntold(tx: Tx, memberId: string): Promise<void> {
  if (await holdsMoreThan(tx, memberId, toSatang(MAX_WIRE_BAHT)))
    throw new OperatorRefusal(`A wallet holds at most ${formatBaht(MAX_WIRE_BAHT)} baht; return the money`);
}
