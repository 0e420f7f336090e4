import { type SummaryRow, summaryText } from '#backend/areas/wallet/statement/summary.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import type { StatementWallet } from '#rules/money/statement.ts';

/** Which movements of which wallet. */
export interface EntryFilter {
  readonly memberId: string;
  readonly wallet: StatementWallet;
  /** Days in Bangkok, both among them. */
  readonly from: string;
  readonly to: string;
  /** The last day that is read: what a clock ahead of this one dated stands in a period up to today. */
  readonly readTo: string;
  /** Kinds of transfer; all when left out. */
  readonly kinds?: readonly string[] | undefined;
  /** Where an earlier page ended. */
  readonly before?: { readonly day: string; readonly seq: bigint } | undefined;
  readonly limit: number;
  /** When the session began, and the kinds of bets and prizes. */
  readonly session: { readonly since: Date; readonly kinds: readonly string[] };
}

const isEntry = (row: EntryRow | SummaryRow): row is EntryRow => row.day !== null;

export interface EntryRow {
  readonly day: string;
  readonly seq: bigint;
  readonly at: Date;
  readonly kind: string;
  readonly satang: bigint;
  readonly balance: bigint;
  readonly reference: string;
  readonly walletTypeId: number | null;
}

/** Only what is asked for stands in the statement, so that each reads the one index in its order. */
function entriesText(isFiltered: boolean, isLater: boolean): string {
  const ofKinds = isFiltered ? 'AND entry.kind = ANY($8::text[])' : '';
  const before = isLater ? 'AND (entry.day, entry.seq) < ($6::date, $7::bigint)' : '';
  return `
      SELECT entry.day::text AS day, entry.seq, entry.at, entry.kind, entry.satang, entry.balance, entry.reference,
        account.wallet_type_id AS "walletTypeId"
      FROM ledger_account account
      CROSS JOIN LATERAL (
        SELECT * FROM ledger_entry entry WHERE entry.account_id = account.id AND entry.day BETWEEN $3::date AND $4::date
          ${ofKinds} ${before}
        ORDER BY entry.day DESC, entry.seq DESC LIMIT $5::int
      ) entry
      WHERE account.member_id = $1::uuid AND account.kind = $2::text AND account.unit = '${BAHT}'
      ORDER BY entry.day DESC, entry.seq DESC`;
}

/** A page of movements; of the first one the summary comes with it, in rows without a day. */
export function entriesStatement(isFiltered: boolean, isLater: boolean): Statement {
  const name = `wallet_entries${isFiltered ? '_of_kinds' : ''}${isLater ? '_before' : ''}`;
  if (isLater) return { name, text: entriesText(isFiltered, true) };
  return {
    name,
    text: `
      SELECT summed.*, NULL::text AS day, NULL::bigint AS seq, NULL::timestamptz AS at, NULL::bigint AS satang,
        NULL::bigint AS balance, NULL::text AS reference, NULL::int AS "walletTypeId"
      FROM (${summaryText}) summed
      UNION ALL
      SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, entry.kind, NULL, NULL, NULL, entry.day, entry.seq, entry.at, entry.satang,
        entry.balance, entry.reference, entry."walletTypeId"
      FROM (${entriesText(isFiltered, false)}) entry
      ORDER BY day DESC NULLS FIRST, seq DESC`,
  };
}

/** Movements of a wallet, newest first, and before them the rows of the summary where the page is the first. */
export async function findEntries(
  db: Pick<Tx, 'query'>,
  filter: EntryFilter,
): Promise<{ readonly entries: EntryRow[]; readonly sums: SummaryRow[] }> {
  const { memberId, wallet, from, readTo, kinds, before, limit, session } = filter;
  const rows = await db.query<EntryRow | SummaryRow>(
    entriesStatement(kinds !== undefined, before !== undefined),
    [
      memberId,
      wallet,
      from,
      readTo,
      limit,
      ...(before ? [before.day, before.seq] : [session.since, session.kinds]),
      ...(kinds ? [kinds] : []),
    ],
  );
  return { entries: rows.filter(isEntry), sums: rows.filter((row) => !isEntry(row)) };
}
