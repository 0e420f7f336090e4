import type { ProviderEvent } from '#backend/areas/payment/incoming/event-fingerprint.ts';
import { paymentTransfers } from '#backend/areas/payment/payment-transfers.ts';
import { compareStatement } from '#backend/areas/payment/reconcile/compare-statement.ts';
import { readDocuments } from '#backend/areas/payment/reconcile/read-documents.ts';
import {
  readReportedEvents,
  readTaken,
  rowOfEvent,
  rowOfTaken,
  type TakenEvent,
} from '#backend/areas/payment/reconcile/read-events.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { holdTransfers } from '#backend/core/ledger/hold-transfers.ts';
import { type Moved, readMoved, rowOf } from '#backend/core/reconcile/ledger-rows.ts';
import { reachOf } from '#backend/core/reconcile/reach-of.ts';
import { readSnapshot } from '#backend/core/reconcile/read-snapshot.ts';
import type { Comparison, Reconciliation } from '#backend/core/reconcile/reconciliation.ts';
import type { Services } from '#backend/services.ts';
import type { Difference, Row } from '#rules/reconcile/compare.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

const { deposit, incoming, match, return: back } = paymentTransfers;
const KINDS = [deposit.name, incoming.name, match.name, back.name, holdTransfers.posted.name];

/** A transfer under the name of its document. */
function documented(one: Moved): Row {
  if (one.kind === deposit.name) return rowOf(one, `deposit:${one.reference}`, 'in');
  if (one.kind === incoming.name) return rowOf(one, `arrival:${one.reference}`, 'in');
  if (one.kind === match.name) return rowOf(one, `resolution:${one.reference}`, 'matched');
  if (one.kind === back.name) return rowOf(one, `resolution:${one.reference}`, 'returned');
  return rowOf(one, `withdrawal:${one.reference}`, 'out');
}

const names: Statement = {
  name: 'payment_reconcile_names',
  text: `
    SELECT ref AS name FROM deposit WHERE ref = ANY ($1::text[])
    UNION SELECT receiver_no FROM deposit WHERE receiver_no = ANY ($1::text[])`,
};

/** Deposits and accounts of the site among what the provider names. */
async function readNames(tx: Pick<Tx, 'query'>, reported: readonly ProviderEvent[]): Promise<Set<string>> {
  const asked = reported.flatMap(({ ref, line }) => ref ?? line?.account_no ?? []);
  return new Set((await tx.query<{ name: string }>(names, [asked])).map(({ name }) => name));
}

/** What came that day and still waits for an operator, or came in another currency. */
function waiting(events: readonly TakenEvent[], day: string): Difference[] {
  return events
    .filter(
      (one) => one.outcome === 'unmatched' && one.resolution === null && bangkokDate(one.receivedAt) === day,
    )
    .flatMap(({ eventId, satang }) =>
      satang === null
        ? []
        : [
            {
              ...({ code: 'in_suspense', key: eventId, own: { in: satang }, other: null } as const),
              ...{ lossSatang: 0n, detail: 'not matched, not returned' },
            },
          ],
    );
}

/** Where no provider is set, what came is held against nobody until a statement is handed in. */
function silence(reported: unknown, isUnheld: boolean): Difference[] {
  if (reported === 'away') return [untold('it does not answer')];
  return reported === undefined && isUnheld
    ? [untold('none is set: hand in the statement of each channel')]
    : [];
}

const nothing = { events: [], unread: 0 };
const unreadable = (unread: number): Difference[] =>
  unread === 0 ? [] : [{ ...untold(`${unread} of its events since the day before`), code: 'not_understood' }];
const untold = (detail: string): Difference => ({
  ...{ code: 'not_told', key: 'payment provider', own: null, other: null, lossSatang: 0n, detail },
});

async function run(services: Services, { day, statement }: Parameters<Reconciliation['run']>[1]) {
  const reach = reachOf(day);
  // Asked before the books are read: what comes meanwhile is recent, and open.
  const reported = await readReportedEvents(services, reach).catch((err: unknown) => {
    services.log.warn({ err }, 'the payment provider did not tell its events of a day');
    return 'away' as const;
  });
  const { events: heard, unread } = reported === 'away' || reported === undefined ? nothing : reported;
  return readSnapshot(services.db, async (tx): Promise<Comparison[]> => {
    const moved = await readMoved(tx, KINDS, { ...reach, agentId: services.agentId });
    const documents = await readDocuments(tx, reach, services.agentId);
    const others = heard.map(rowOfEvent);
    const events = await readTaken(
      tx,
      reach,
      others.map(({ key }) => key),
    );
    const known = await readNames(tx, heard);
    const ledger: Comparison = {
      ...{ name: 'ledger', sides: ['ledger', 'documents'] },
      ...{ onlyOwn: 'no_document', onlyOther: 'missing_in_ledger' },
      ...{ own: moved.map(documented), other: documents, found: waiting(events, day) },
    };
    const isAsked = reported !== 'away' && reported !== undefined;
    const provider: Comparison = {
      ...{ name: 'provider', sides: ['site', 'payment provider'] },
      ...{ onlyOwn: 'missing_at_provider', onlyOther: 'missing_in_ledger' },
      own: isAsked ? events.flatMap((one) => rowOfTaken(one) ?? []) : [],
      other: others,
      knows: ({ account }) => account !== null && known.has(account),
      found: [...silence(reported, statement === undefined && events.length > 0), ...unreadable(unread)],
    };
    const handed = statement
      ? await compareStatement(tx, statement, { ...reach, agentId: services.agentId })
      : [];
    return [ledger, provider, ...handed];
  });
}

const channels: Statement = {
  name: 'payment_reconcile_channels',
  text: `
    SELECT 'in-' || id AS name FROM payment_channel WHERE agent_id = $1::int
    UNION ALL SELECT 'out-' || id FROM payout_channel WHERE agent_id = $1::int ORDER BY 1`,
};

/** Payments against the ledger, the provider's own books, and the statement of a channel that an operator was given. */
export const reconcileChannels: Reconciliation = {
  name: 'payment',
  channels: async ({ db, agentId }) =>
    (await db.query<{ name: string }>(channels, [agentId])).map(({ name }) => name),
  run,
};
