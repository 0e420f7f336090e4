import type { Statement } from '#backend/db/database.ts';
import { holdDeposit } from '#backend/payment/arrivals/hold-deposit.ts';
import { noteFinding } from '#backend/payment/arrivals/keep-event.ts';
import { findSlip, misfitOfSlip } from '#backend/payment/slips/claim-transfer.ts';
import type { paymentEvent } from '#backend/payment/tables.ts';
import type { Services } from '#backend/services.ts';

const BATCH = 100;

const unlinked: Statement = {
  name: 'payment_unlinked',
  text: `
    SELECT event.event_id AS "eventId", event.body, event.satang, event.trans_ref AS "transRef"
    FROM payment_event event JOIN slip ON slip.trans_ref = event.trans_ref
    WHERE event.outcome = 'unmatched' AND event.resolution IS NULL AND event.ref = event.trans_ref
    ORDER BY event.received_at LIMIT ${BATCH}`,
};

type Event = Pick<typeof paymentEvent.$inferSelect, 'eventId' | 'body' | 'satang'> & {
  readonly transRef: string;
};

/** Ties money that waits to the deposit for which its slip was shown, where both came in the same instant; answers how many. */
export async function linkShown({ db }: Services): Promise<number> {
  const events = await db.query<Event>(unlinked, []);
  for (const event of events) {
    await db.transact(async (tx) => {
      const slip = await findSlip(tx, event.transRef);
      const row = slip && (await holdDeposit(tx, slip.agentId, slip.depositRef));
      if (row) await noteFinding(tx, event.eventId, { ref: row.ref, misfit: misfitOfSlip(event, row) });
    });
  }
  return events.length;
}
