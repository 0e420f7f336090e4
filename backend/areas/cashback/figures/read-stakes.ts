import type { Database, Statement } from '#backend/core/db/database.ts';
import { countedStakeOf } from '#backend/core/turnover/counted-stake.ts';
import { LONGEST_OPEN_MS } from '#backend/core/wagers/uncounted-bets.ts';
import type { Ports } from '#backend/ports.ts';
import { ADJUSTED_DAYS } from '#rules/cashback/claim-time.ts';
import { RANK_DAYS } from '#rules/cashback/rank.ts';
import { addDays, instantOf } from '#rules/time/bangkok-time.ts';

interface Reader {
  readonly db: Pick<Database, 'query'>;
  readonly ports: Pick<Ports, 'findBetsWithoutCashback'>;
}

/**
 * A wager counts by its stake at risk on the Bangkok day of its result, as quests count it; what is given back counts no more,
 * and no bet of which who takes it says so. Of Yeekee a part counts.
 * No lottery has its result later than 45 days after it was bet on, which keeps to the index.
 */
const stakes: Statement = {
  name: 'cashback_stakes',
  text: `
    SELECT member_id AS "memberId", (ended_at AT TIME ZONE 'Asia/Bangkok')::date::text AS day, sum(${countedStakeOf('wager')})::bigint AS satang
    FROM wager WHERE member_id = ANY($1::uuid[]) AND accepted_at >= $2::timestamptz - interval '45 days'
      AND ended_at >= $2::timestamptz AND ended_at < $3::timestamptz AND status = 'settled' AND valid_satang > 0
      AND reference <> ALL($4::text[])
    GROUP BY 1, 2`,
};

interface StakeRow {
  readonly memberId: string;
  readonly day: string;
  readonly satang: bigint;
}

/** Stakes at risk of members, by day. */
export interface Stakes {
  on(memberId: string, day: string): bigint;
  /** Of the days that a rank of this day looks at. */
  forRank(memberId: string, day: string): bigint;
}

/** Reads what members put at risk on the days that closing a day, or showing it, looks at. */
export async function readStakes(
  { db, ports }: Reader,
  memberIds: readonly string[],
  day: string,
): Promise<Stakes> {
  const first = addDays(day, -ADJUSTED_DAYS - RANK_DAYS);
  const [from, until] = [instantOf(first, '00:00'), instantOf(addDays(day, 1), '00:00')];
  const uncounted = await ports.findBetsWithoutCashback(
    db,
    memberIds,
    new Date(from.getTime() - LONGEST_OPEN_MS),
  );
  const rows = await db.query<StakeRow>(stakes, [memberIds, from, until, uncounted]);
  const byMember = Map.groupBy(rows, ({ memberId }) => memberId);
  const sum = (own: readonly StakeRow[]) => own.reduce((total, { satang }) => total + satang, 0n);
  return {
    on: (memberId, of) => sum((byMember.get(memberId) ?? []).filter((row) => row.day === of)),
    forRank: (memberId, of) => {
      const since = addDays(of, 1 - RANK_DAYS);
      return sum((byMember.get(memberId) ?? []).filter((row) => row.day >= since && row.day <= of));
    },
  };
}
