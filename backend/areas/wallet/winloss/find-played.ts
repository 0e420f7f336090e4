import { type PositionRow, positionJoins } from '#backend/areas/wallet/statement/summary.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import type { PlayedStep } from '#rules/money/played.ts';

export interface PlayedFilter {
  readonly memberId: string;
  /** Days in Bangkok, both among them. */
  readonly from: string;
  readonly to: string;
  readonly step: PlayedStep;
  /** What the steps are of; everything when left out. */
  readonly area?: string | undefined;
  readonly kind?: string | undefined;
  /** When the session began, and the kinds of bets and prizes. */
  readonly session: { readonly since: Date; readonly kinds: readonly string[] };
}

export interface PlayedSums {
  readonly bets: number;
  readonly staked: bigint;
  readonly decided: bigint;
  readonly won: bigint;
}
export interface StepRow extends PlayedSums {
  /** First day of the step, which may lie before the period. */
  readonly first: string;
}
export interface GameRow extends PlayedSums {
  readonly area: string;
  readonly kind: string;
}
type Row = StepRow | GameRow | PositionRow;

const sums = `
  sum(accepted_count)::int AS bets, sum(charged_satang)::bigint AS staked, sum(settled_satang)::bigint AS decided,
  sum(payout_satang)::bigint AS won`;

/** The totals of the period are read once, from their key; the money positions as a statement reads them. */
export const playedStatement: Statement = {
  name: 'wallet_played',
  text: `
    WITH own AS MATERIALIZED (
      SELECT * FROM wager_total WHERE member_id = $1::uuid AND day BETWEEN $2::date AND $3::date
    )
    SELECT date_trunc($4::text, day)::date::text AS first, NULL AS area, NULL AS kind, ${sums},
      NULL::bigint AS "paidIn", NULL::bigint AS "paidOut", NULL::bigint AS played, NULL::bigint AS open
    FROM own WHERE ($5::text IS NULL OR area = $5::text) AND ($6::text IS NULL OR kind = $6::text) GROUP BY 1
    UNION ALL
    SELECT NULL, area, kind, ${sums}, NULL, NULL, NULL, NULL FROM own GROUP BY area, kind
    UNION ALL
    SELECT NULL, NULL, NULL, NULL, NULL, NULL, NULL, outside."paidIn", outside."paidOut", session.played, session.open
    FROM ledger_account account ${positionJoins('$7', '$8')}
    WHERE account.member_id = $1::uuid AND account.unit = '${BAHT}'
    ORDER BY first DESC, staked DESC, area, kind`,
};

const isStep = (row: Row): row is StepRow => 'first' in row && row.first !== null;
const isGame = (row: Row): row is GameRow => 'area' in row && row.area !== null;
const isPosition = (row: Row): row is PositionRow => 'played' in row && row.played !== null;

/** What a member's wagers moved in a period, newest step first and by what was played, and where the member's money stands. */
export async function findPlayed(
  db: Pick<Tx, 'query'>,
  { memberId, from, to, step, area, kind, session }: PlayedFilter,
): Promise<{ readonly steps: StepRow[]; readonly games: GameRow[]; readonly positions: PositionRow[] }> {
  const rows = await db.query<Row>(playedStatement, [
    memberId,
    from,
    to,
    step,
    area ?? null,
    kind ?? null,
    session.since,
    session.kinds,
  ]);
  return { steps: rows.filter(isStep), games: rows.filter(isGame), positions: rows.filter(isPosition) };
}
