import { and, eq, gt } from 'drizzle-orm';
import { member } from '#backend/account/tables.ts';
import type { Tx } from '#backend/db/database.ts';
import { passGates } from '#backend/gates/gate.ts';
import { houseAccount } from '#backend/ledger/accounts.ts';
import { credit } from '#backend/ledger/credit.ts';
import { requestHash } from '#backend/ledger/request-hash.ts';
import { ledgerAccount } from '#backend/ledger/tables.ts';
import { noteMoney, type Operator } from '#backend/operator.ts';
import { holdArrival } from '#backend/payment/arrivals/resolve-arrival.ts';
import { paymentTransfers } from '#backend/payment/payment-transfers.ts';
import { deposit, paymentEvent } from '#backend/payment/tables.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { formatBaht, MAX_WIRE_BAHT, toSatang } from '#rules/money/baht.ts';

/** For whom money that waits is: the member of a deposit, or a member by the id. */
export type MatchTarget = { readonly depositRef: string } | { readonly memberId: string };

/**
 * Credits what arrived with an event (all of it, never more) from suspense to a member, once, and answers the satang.
 * A deposit of the member that was not paid becomes paid by it. Throws `OperatorRefusal` for an unknown event, deposit or
 * member, money in another currency, money that has left suspense, and more than a wallet can tell. Locks: event, deposit, wallet.
 */
export async function matchPayment(
  operator: Operator,
  order: { readonly eventId: string; readonly target: MatchTarget },
): Promise<bigint> {
  const { db, random, agentId, clock } = operator;
  const { eventId, target } = order;
  const at = clock.now();
  return db.transact(async (tx) => {
    const { satang } = await holdArrival(tx, eventId);
    if (satang === null)
      throw new OperatorRefusal(`What came with ${eventId} is not baht and cannot be credited`);
    const { memberId, depositRef } = await owner(tx, agentId, target);
    await passGates(tx, operator.gates, {
      on: 'deposit',
      memberId,
      kind: paymentTransfers.match.name,
      satang,
      at,
    });
    const credited = await credit(tx, {
      kind: paymentTransfers.match,
      at,
      fromAccount: await houseAccount(db, tx.orm, agentId, paymentTransfers.match.from[0]),
      credits: [
        {
          transferId: random.uuid(),
          key: eventId,
          requestHash: requestHash({ eventId, memberId, satang }),
          reference: eventId,
          memberId,
          satang,
        },
      ],
    });
    if (credited.size !== 1) throw new Error(`The money of ${eventId} left suspense without its event`);
    await refuseUntold(tx, memberId);
    await tx.orm
      .update(paymentEvent)
      .set({ resolution: 'matched', resolvedAt: at, memberId, depositRef, actId: operator.actId })
      .where(eq(paymentEvent.eventId, eventId));
    if (depositRef !== null) await payOpenDeposit(tx, depositRef, eventId, at);
    await noteMoney(tx, operator, { reference: eventId, member: memberId, satang });
    return satang;
  });
}

async function owner(
  tx: Tx,
  agentId: number,
  target: MatchTarget,
): Promise<{ memberId: string; depositRef: string | null }> {
  if ('memberId' in target) {
    const known = and(eq(member.id, target.memberId), eq(member.agentId, agentId));
    if ((await tx.orm.$count(member, known)) === 0) throw new OperatorRefusal('There is no such member');
    return { memberId: target.memberId, depositRef: null };
  }
  const [row] = await tx.orm
    .select({ memberId: deposit.memberId })
    .from(deposit)
    .where(and(eq(deposit.ref, target.depositRef), eq(deposit.agentId, agentId)))
    .for('update');
  if (!row) throw new OperatorRefusal(`There is no deposit ${target.depositRef}`);
  return { memberId: row.memberId, depositRef: target.depositRef };
}

/** A wallet must stay within what the site can tell: beyond that no page of the member would open any more. */
async function refuseUntold(tx: Tx, memberId: string): Promise<void> {
  const untold = and(
    eq(ledgerAccount.memberId, memberId),
    eq(ledgerAccount.kind, 'main'),
    gt(ledgerAccount.balance, toSatang(MAX_WIRE_BAHT)),
  );
  if ((await tx.orm.$count(ledgerAccount, untold)) > 0)
    throw new OperatorRefusal(`A wallet holds at most ${formatBaht(MAX_WIRE_BAHT)} baht; return the money`);
}

/** A deposit that was paid before keeps what it was paid by. */
async function payOpenDeposit(tx: Tx, ref: string, eventId: string, at: Date): Promise<void> {
  const [row] = await tx.orm.select({ status: deposit.status }).from(deposit).where(eq(deposit.ref, ref));
  if (row?.status === 'paid') return;
  await tx.orm
    .update(deposit)
    .set({ status: 'paid', reason: null, endedAt: at, eventId })
    .where(eq(deposit.ref, ref));
}
