import { lockDeposit } from '#backend/areas/payment/incoming/lock-deposit.ts';
import { noteFinding } from '#backend/areas/payment/incoming/record-event.ts';
import { findSlip, lockReportedEvent, mismatchOfSlip } from '#backend/areas/payment/slips/claim-transfer.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { rowByRow } from '#backend/core/db/row-by-row.ts';
import type { Services } from '#backend/services.ts';

const BATCH = 100;

const unlinked: Statement = {
  name: 'payment_unlinked',
  text: `
    SELECT event.trans_ref AS "transRef", event.received_at AS "receivedAt"
    FROM payment_event event JOIN slip ON slip.trans_ref = event.trans_ref
    WHERE event.outcome = 'unmatched' AND event.resolution IS NULL AND event.ref = event.trans_ref
      AND (event.received_at, event.trans_ref) > ($1::timestamptz, $2::text) AND NOT EXISTS (
        SELECT 1 FROM told_arrival notice JOIN deposit ON deposit.ref = notice.deposit_ref
        WHERE notice.event_id = event.event_id AND deposit.member_id <> slip.member_id
      )
    ORDER BY event.received_at, event.trans_ref LIMIT ${BATCH}`,
};

interface Unlinked {
  readonly transRef: string;
  readonly receivedAt: Date;
}

const FIRST: Unlinked = { transRef: '', receivedAt: new Date(0) };

/** Ties money that waits to the deposit for which its slip was shown, where both came in the same instant; answers how many. */
export async function linkShown(services: Pick<Services, 'db' | 'log'>): Promise<number> {
  const { db } = services;
  const rows = rowByRow(services, 'tying money to its slip');
  let total = 0;
  for (let last: Unlinked | undefined = FIRST; last; ) {
    const events: readonly Unlinked[] = await db.query<Unlinked>(unlinked, [last.receivedAt, last.transRef]);
    for (const { transRef } of events)
      await rows.attempt(transRef, () => db.transact((tx) => link(tx, transRef)));
    total += events.length;
    last = events.length < BATCH ? undefined : events.at(-1);
  }
  rows.finish();
  return total;
}

async function link(tx: Tx, transRef: string): Promise<void> {
  const slip = await findSlip(tx, transRef);
  const row = slip && (await lockDeposit(tx, slip.agentId, slip.depositRef));
  if (!row) return;
  const event = await lockReportedEvent(tx, transRef);
  // Meanwhile it may have been tied, or have ended by an operator.
  if (event?.resolution === null && event.ref === transRef)
    await noteFinding(tx, event.eventId, { ref: row.ref, mismatch: mismatchOfSlip(event, row) });
}
