import { BAHT } from '#backend/core/ledger/unit.ts';
import { openStakes } from '#backend/core/wagers/open-stakes.ts';
import type { StatementWallet } from '#rules/money/statement.ts';

/** What a member put into a wallet and took out of it. */
export interface PositionRow {
  readonly paidIn: bigint;
  readonly paidOut: bigint;
  /** What bets and prizes brought or took since the session began. */
  readonly played: bigint;
  /** What waits for a result; of the main wallet alone, for all. */
  readonly open: bigint;
}

/** A wallet of the member beside what each kind moved in the one that is asked for; null where it moved nothing. */
export interface SummaryRow extends PositionRow {
  /** What tells it from a movement. */
  readonly day: null;
  readonly wallet: StatementWallet;
  readonly name: string;
  readonly held: bigint;
  readonly opening: bigint;
  readonly closing: bigint;
  readonly kind: string | null;
  readonly count: number;
  readonly taken: bigint;
  readonly given: bigint;
}

/** Joins to `account` of member `$1` what a `PositionRow` says, from `outside` and `session`; the session's beginning and kinds are parameters. */
export function positionJoins(since: string, kinds: string): string {
  return `
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(satang) FILTER (WHERE satang > 0), 0)::bigint AS "paidIn",
        coalesce(-sum(satang) FILTER (WHERE satang < 0), 0)::bigint AS "paidOut"
      FROM ledger_entry WHERE account_id = account.id AND outside
    ) outside
    CROSS JOIN LATERAL (
      SELECT (coalesce(sum(satang), 0) + coalesce(max(stakes.more), 0))::bigint AS played, coalesce(max(stakes.open), 0)::bigint AS open
      FROM (SELECT) one
      LEFT JOIN (${openStakes('$1::uuid', `${since}::timestamptz`)}) stakes ON account.kind = 'main'
      -- What is only promised was not won.
      LEFT JOIN ledger_entry ON account_id = account.id AND account.kind NOT LIKE 'wallet.%'
        AND day >= (${since}::timestamptz AT TIME ZONE 'Asia/Bangkok')::date AND at >= ${since}::timestamptz
        AND ledger_entry.kind = ANY(${kinds}::text[])
    ) session`;
}

/** Each part reads one index: sums and balances that of statements, what was ever paid in and out its own. */
export const summaryText = `
    SELECT account.kind AS wallet, account.name, account.balance AS held, outside."paidIn", outside."paidOut", session.played, session.open,
      coalesce(first.balance, 0) AS opening, coalesce(last.balance, 0) AS closing, moved.kind, moved.count, moved.taken, moved.given
    FROM ledger_account account ${positionJoins('$6', '$7')}
    LEFT JOIN LATERAL (
      SELECT balance FROM ledger_entry WHERE account_id = account.id AND day < $3::date AND account.kind = $2::text
      ORDER BY day DESC, seq DESC LIMIT 1
    ) first ON true
    LEFT JOIN LATERAL (
      SELECT balance FROM ledger_entry WHERE account_id = account.id AND day <= $4::date AND account.kind = $2::text
      ORDER BY day DESC, seq DESC LIMIT 1
    ) last ON true
    LEFT JOIN LATERAL (
      SELECT kind, count(*)::int AS count, coalesce(-sum(satang) FILTER (WHERE satang < 0), 0)::bigint AS taken,
        coalesce(sum(satang) FILTER (WHERE satang > 0), 0)::bigint AS given
      FROM ledger_entry WHERE account_id = account.id AND account.kind = $2::text AND day BETWEEN $3::date AND $4::date GROUP BY kind
    ) moved ON true
    WHERE account.member_id = $1::uuid AND account.unit = '${BAHT}'`;
