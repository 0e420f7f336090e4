import type { Database, Statement } from '#backend/core/db/database.ts';
import type { Rank } from '#rules/cashback/rank.ts';
import type { RankRates } from '#rules/cashback/rates.ts';

/** Of several sets for one day the newest holds. */
const read: Statement = {
  name: 'cashback_rates',
  text: `
    SELECT from_day::text AS "fromDay", rank, turnover_bp AS "turnoverBp", loss_bp AS "lossBp", cap_satang AS "capSatang",
      loss_most_bp AS "lossMostBp"
    FROM cashback_rate rate
    WHERE number = (SELECT max(number) FROM cashback_rate WHERE from_day = rate.from_day)
    ORDER BY from_day, turnover_bp, loss_bp`,
};

export interface DatedRates extends RankRates {
  /** The Bangkok day that they begin on. */
  readonly fromDay: string;
}

/** Rates of every day. */
export interface RateTable {
  of(day: string, rank: Rank): RankRates;
  /** Those that hold on a day. */
  setOn(day: string): readonly DatedRates[];
  /** The first that begin after a day; none when empty. */
  setAfter(day: string): readonly DatedRates[];
}

export async function readRates(db: Pick<Database, 'query'>): Promise<RateTable> {
  const rows = await db.query<DatedRates>(read, []);
  const days = [...new Set(rows.map(({ fromDay }) => fromDay))];
  const setOf = (fromDay: string | undefined) => rows.filter((row) => row.fromDay === fromDay);
  const setOn = (day: string) => setOf(days.findLast((fromDay) => fromDay <= day));
  return {
    setOn,
    setAfter: (day) => setOf(days.find((fromDay) => fromDay > day)),
    of: (day, rank) => {
      const rates = setOn(day).find((one) => one.rank === rank);
      if (!rates) throw new Error(`No cashback rates of ${rank} on ${day}`);
      return rates;
    },
  };
}
