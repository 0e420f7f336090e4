import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Reach } from '#backend/core/reconcile/ledger-rows.ts';
import type { Comparison, GivenStatement } from '#backend/core/reconcile/reconciliation.ts';
import { type Row, timeOf } from '#rules/reconcile/compare.ts';
import type { StatedLine } from '#rules/reconcile/read-statement.ts';

/** Every payment through the channels, and those that the statement names, with all names that a statement may have for it. */
const own: Statement = {
  name: 'payment_reconcile_statement',
  text: `
    SELECT * FROM (
      SELECT 'in' AS direction, ref AS key, ARRAY[ref, event_id, (SELECT trans_ref FROM payment_event event WHERE event.event_id = deposit.event_id)] AS names,
        satang, coalesce(ended_at, created_at) AS at, status AS said, NULL AS tail
      FROM deposit WHERE agent_id = $4::int AND 'in-' || channel_id = ANY ($3::text[])
      UNION ALL
      SELECT 'in', event.event_id, ARRAY[event.event_id, event.trans_ref, event.ref], event.satang, event.received_at, 'paid', NULL
      FROM payment_event event WHERE outcome = 'unmatched' AND event.satang IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM deposit WHERE deposit.event_id = event.event_id
      ) AND (ARRAY[event.event_id, event.trans_ref, event.ref] && $5::text[] OR EXISTS (
        SELECT 1 FROM deposit WHERE deposit.ref = event.ref AND 'in-' || deposit.channel_id = ANY ($3::text[])
      ))
      UNION ALL
      SELECT 'out', event_id, ARRAY[event_id, trans_ref, ref], satang, resolved_at, 'paid', NULL
      FROM payment_event event WHERE resolution = 'returned' AND satang IS NOT NULL AND (
        ARRAY[event_id, trans_ref, ref] && $5::text[] OR EXISTS (
          SELECT 1 FROM deposit WHERE deposit.ref = event.ref AND 'in-' || deposit.channel_id = ANY ($3::text[])
        )
      )
      UNION ALL
      SELECT 'out', ref, ARRAY[ref], satang, coalesce(ended_at, requested_at), status, regexp_replace(account_masked, '\\D', '', 'g')
      FROM withdrawal WHERE agent_id = $4::int AND 'out-' || channel_id = ANY ($3::text[])
    ) AS paid
    WHERE (at >= $1::timestamptz AND at < $2::timestamptz) OR names && $5::text[] ORDER BY direction, key`,
};

interface Paid {
  readonly direction: 'in' | 'out';
  readonly key: string;
  readonly names: ReadonlyArray<string | null>;
  readonly satang: bigint;
  readonly at: Date;
  readonly said: string;
  readonly tail: string | null;
}

function rowOfPaid({ key, direction, satang, at, said, tail }: Paid): Row {
  const status = said === 'paid' ? 'done' : said === 'approved' ? 'open' : 'void';
  return {
    ...timeOf(at),
    key: `${direction}:${key}`,
    sums: { [direction]: satang },
    unit: 'THB',
    account: tail,
    status,
    said,
  };
}

/** A line under the site's own name of what it is about, where the site has one; accounts by the digits that masks have. */
function rowOfLine(line: StatedLine, keyOf: ReadonlyMap<string, string>): Row {
  const name = `${line.direction}:${line.reference}`;
  return {
    ...{ day: line.day, at: line.at, key: keyOf.get(name) ?? name, sums: { [line.direction]: line.satang } },
    ...{ unit: line.currency, account: line.direction === 'out' ? line.account : null },
    ...(line.failed ? { status: 'void', said: 'failed' } : { status: 'done', said: 'paid' }),
  };
}

/** Payments through the channels of a statement against its lines. */
export async function compareStatement(
  tx: Pick<Tx, 'query'>,
  { channels, lines }: GivenStatement,
  { from, before, agentId }: Reach & { readonly agentId: number },
): Promise<Comparison[]> {
  const references = lines.map(({ reference }) => reference);
  const paid = await tx.query<Paid>(own, [from, before, channels, agentId, references]);
  const keyOf = new Map(
    paid.flatMap(({ direction, key, names }) =>
      names.flatMap((name): [string, string][] =>
        name === null ? [] : [[`${direction}:${name}`, `${direction}:${key}`]],
      ),
    ),
  );
  const known = new Set(keyOf.values());
  return [
    {
      ...{ name: `statement ${channels.join(',')}`, sides: ['site', 'statement'] },
      ...{ onlyOwn: 'missing_at_provider', onlyOther: 'missing_in_ledger' },
      ...{ own: paid.map(rowOfPaid), other: lines.map((line) => rowOfLine(line, keyOf)) },
      knows: ({ key }) => known.has(key),
    },
  ];
}
