import { balanceOf, readTotals } from '#backend/areas/affiliate/read-balance.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { affiliate } from '#contract/affiliate.ts';
import { LEAST_REDEEM_SATANG } from '#rules/affiliate/commission.ts';
import { toBaht } from '#rules/money/baht.ts';

const MOST_MONTHS = 12;

interface MonthRow {
  readonly month: string;
  readonly stake: bigint;
  readonly earned: bigint;
  readonly reversed: bigint;
}

const own: Statement = {
  name: 'affiliate_own',
  text: `
    SELECT (SELECT code FROM affiliate_code WHERE member_id = $1::uuid) AS code,
      (SELECT count(*)::int FROM affiliate_referral WHERE referrer_id = $1::uuid) AS invited`,
};
const months: Statement = {
  name: 'affiliate_months',
  text: `
    SELECT to_char(own.month, 'YYYY-MM') AS month, stake_satang AS stake, earned_satang AS earned, reversed_satang AS reversed
    FROM affiliate_month own WHERE referrer_id = $1::uuid ORDER BY own.month DESC LIMIT ${MOST_MONTHS}`,
};

/** Code, balance, totals and the newest months. */
export const showSummary: Verb<typeof affiliate.summary> = async ({ ctx }) => {
  const { db, memberId } = ctx;
  const [[row], totals, rows] = await Promise.all([
    db.query<{ code: string | null; invited: number }>(own, [memberId]),
    readTotals(db, memberId),
    db.query<MonthRow>(months, [memberId]),
  ]);
  return {
    code: row?.code ?? null,
    invited: row?.invited ?? 0,
    balance: toBaht(balanceOf(totals)),
    earned: toBaht(totals.earned),
    reversed: toBaht(totals.reversed),
    redeemed: toBaht(totals.redeemed),
    least_redeem: toBaht(LEAST_REDEEM_SATANG),
    months: rows.map(({ month, stake, earned, reversed }) => ({
      ...{ month, stake: toBaht(stake), earned: toBaht(earned), reversed: toBaht(reversed) },
      net: toBaht(earned - reversed),
    })),
  };
};
