import type { Database, Statement } from '#backend/core/db/database.ts';
import { ADJUSTED_DAYS } from '#rules/cashback/claim-time.ts';
import { addDays, instantOf } from '#rules/time/bangkok-time.ts';

/** By what wagers that had ended were put right on a later day that still measures theirs again. */
const corrections: Statement = {
  name: 'cashback_corrections',
  text: `
    WITH own AS (
      SELECT * FROM wager WHERE member_id = ANY($1::uuid[]) AND accepted_at >= $2::timestamptz - interval '45 days'
        AND ended_at >= $2::timestamptz AND ended_at < $3::timestamptz AND version > 2
    ), step AS (
      SELECT own.member_id, (own.ended_at AT TIME ZONE 'Asia/Bangkok')::date AS of_day,
        (event.at AT TIME ZONE 'Asia/Bangkok')::date AS day, event.at, lag(event.status) OVER versions AS before,
        event.payout_satang + CASE WHEN event.status IN ('cancelled', 'refunded') THEN own.charged_satang ELSE 0 END AS back,
        lag(event.payout_satang + CASE WHEN event.status IN ('cancelled', 'refunded') THEN own.charged_satang ELSE 0 END)
          OVER versions AS back_before
      FROM own JOIN wager_event event USING (area, reference)
      WINDOW versions AS (PARTITION BY area, reference ORDER BY event.version)
    )
    SELECT member_id AS "memberId", of_day::text AS "ofDay", day::text AS day, sum(back - back_before)::bigint AS satang
    FROM step WHERE before <> 'accepted' AND at < $3::timestamptz AND day > of_day AND day <= of_day + ${ADJUSTED_DAYS}
    GROUP BY 1, 2, 3`,
};

interface CorrectionRow {
  readonly memberId: string;
  readonly ofDay: string;
  readonly day: string;
  readonly satang: bigint;
}

export interface Corrections {
  /** By what a day's results were put right later, less what those of earlier days were put right by on it. */
  on(memberId: string, day: string): bigint;
}

/** Reads corrections until the end of a day, of the days that closing it, or showing it, looks at. */
export async function readCorrections(
  db: Pick<Database, 'query'>,
  memberIds: readonly string[],
  day: string,
): Promise<Corrections> {
  const from = instantOf(addDays(day, -2 * ADJUSTED_DAYS), '00:00');
  const rows = await db.query<CorrectionRow>(corrections, [
    memberIds,
    from,
    instantOf(addDays(day, 1), '00:00'),
  ]);
  const byMember = Map.groupBy(rows, ({ memberId }) => memberId);
  return {
    on: (memberId, of) =>
      (byMember.get(memberId) ?? []).reduce((sum, row) => {
        if (row.ofDay === of) return sum + row.satang;
        return row.day === of ? sum - row.satang : sum;
      }, 0n),
  };
}
