import { eventHash } from '#backend/areas/payment/incoming/event-hash.ts';
import { paymentTransfers } from '#backend/areas/payment/payment-transfers.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { moveHouse } from '#backend/core/ledger/move-house.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { Services } from '#backend/services.ts';

/** Marks the hash of the event itself; earlier payments have another one. */
const ARRIVED = 'event:';

/** Puts money that fits no deposit (> 0 satang) into the suspense account, once per event; `at` is when the event was kept. */
export async function keepIncomingPayment(
  ctx: Pick<Ctx, 'db' | 'random' | 'agentId'>,
  tx: Tx,
  { at, ...arrived }: { eventId: string; satang: bigint; at: Date },
): Promise<void> {
  await moveHouse(tx, {
    transferId: ctx.random.uuid(),
    key: arrived.eventId,
    requestHash: `${ARRIVED}${await eventHash(tx, arrived.eventId)}`,
    kind: paymentTransfers.incoming,
    reference: arrived.eventId,
    at,
    fromAccount: await houseAccount(ctx.db, tx.orm, ctx.agentId, paymentTransfers.incoming.from[0]),
    toAccount: await houseAccount(ctx.db, tx.orm, ctx.agentId, paymentTransfers.incoming.to[0]),
    satang: arrived.satang,
  });
}

const unbooked: Statement = {
  name: 'payment_unkept',
  text: `
    SELECT event_id AS "eventId", satang FROM payment_event
    WHERE outcome = 'unmatched' AND satang IS NOT NULL AND resolution IS NULL
      AND NOT EXISTS (SELECT 1 FROM transfer WHERE scope = '${paymentTransfers.incoming.scope}' AND key = event_id)
    ORDER BY received_at, event_id`,
};

/** Books incoming payments that were taken before the suspense account was there. */
export async function keepEarlierIncomingPayments(services: Services): Promise<void> {
  const payments = await services.db.query<{ eventId: string; satang: bigint }>(unbooked, []);
  for (const arrived of payments) {
    const at = services.clock.now();
    await services.db.transact((tx) => keepIncomingPayment(services, tx, { ...arrived, at }));
  }
}
