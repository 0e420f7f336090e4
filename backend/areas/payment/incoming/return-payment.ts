import { eq } from 'drizzle-orm';
import { lockIncomingPayment } from '#backend/areas/payment/incoming/resolve-incoming-payment.ts';
import { paymentTransfers } from '#backend/areas/payment/payment-transfers.ts';
import { paymentEvent } from '#backend/areas/payment/tables.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { moveHouse } from '#backend/core/ledger/move-house.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { noteMoney, type Operator } from '#backend/operator.ts';

/**
 * Notes that the operator sent the money of an event back, once, and answers the satang that left suspense; null for
 * money in another currency, which never was in it. Throws `OperatorRefusal` for an unknown event and money that has ended.
 */
export async function returnPayment(operator: Operator, eventId: string): Promise<bigint | null> {
  const { db, random, agentId, clock } = operator;
  const at = clock.now();
  return db.transact(async (tx) => {
    const { satang } = await lockIncomingPayment(tx, eventId);
    if (satang !== null) {
      const moved = await moveHouse(tx, {
        transferId: random.uuid(),
        key: eventId,
        requestHash: requestHash({ eventId, satang }),
        kind: paymentTransfers.return,
        reference: eventId,
        at,
        fromAccount: await houseAccount(db, tx.orm, agentId, paymentTransfers.return.from[0]),
        toAccount: await houseAccount(db, tx.orm, agentId, paymentTransfers.return.to[0]),
        satang,
      });
      if (!moved) throw new Error(`The money of ${eventId} left suspense without its event`);
    }
    await tx.orm
      .update(paymentEvent)
      .set({ resolution: 'returned', resolvedAt: at, actId: operator.actId })
      .where(eq(paymentEvent.eventId, eventId));
    await noteMoney(tx, operator, { reference: eventId, member: null, satang });
    return satang;
  });
}
