import type { Statement, Tx } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { AffiliateTransaction, affiliate } from '#contract/affiliate.ts';
import { toBaht } from '#rules/money/baht.ts';
import { bangkokMonth } from '#rules/time/bangkok-time.ts';

const NEWEST = 50;
const MOST_OF_MONTH = 500;

interface Row {
  readonly id: string;
  readonly kind: AffiliateTransaction['kind'];
  readonly day: string;
  readonly at: Date | null;
  readonly satang: bigint;
}

/**
 * Commission by day, so that nobody reads single bets of a friend, and each payment. A day has a movement at least, so no more days
 * and payments are read than movements are shown.
 */
const movements = (days: string, payments: string, most: number) => `
  SELECT * FROM (
    SELECT entry.kind || ':' || own.day AS id, entry.kind, own.day::text AS day, NULL::timestamptz AS at, entry.satang::bigint AS satang
    FROM (
      SELECT day, sum(earned_satang) AS earned, sum(reversed_satang) AS reversed FROM affiliate_day
      WHERE referrer_id = $1::uuid ${days}
      GROUP BY referrer_id, day HAVING sum(earned_satang) > 0 OR sum(reversed_satang) > 0
      ORDER BY referrer_id DESC, day DESC LIMIT ${most}
    ) own
    CROSS JOIN LATERAL (VALUES ('commission', own.earned), ('reversal', -own.reversed)) AS entry (kind, satang)
    WHERE entry.satang <> 0
    UNION ALL
    SELECT id::text, 'redeem', (at AT TIME ZONE 'Asia/Bangkok')::date::text, at, -satang FROM (
      SELECT id, at, satang FROM affiliate_redemption WHERE member_id = $1::uuid ${payments} ORDER BY at DESC, id DESC LIMIT ${most}
    ) paid
  ) movement`;
const order = 'ORDER BY day DESC, at DESC NULLS LAST, kind DESC, id DESC';

const newest: Statement = {
  name: 'affiliate_newest',
  text: `${movements('', '', NEWEST)} ${order} LIMIT ${NEWEST}`,
};

/** Of the month whose name is `$2`, as days and as instants. */
const firstDay = `($2::text || '-01')::date`;
const ofDays = `AND day >= ${firstDay} AND day < ${firstDay} + interval '1 month'`;
const ofInstants = `AND at >= ${firstDay}::timestamp AT TIME ZONE 'Asia/Bangkok' AND at < (${firstDay} + interval '1 month') AT TIME ZONE 'Asia/Bangkok'`;
const ofMonth: Statement = {
  name: 'affiliate_of_month',
  text: `${movements(ofDays, ofInstants, MOST_OF_MONTH)} WHERE kind = coalesce($3::text, kind) ${order} LIMIT ${MOST_OF_MONTH}`,
};

const present = ({ id, kind, day, at, satang }: Row): AffiliateTransaction => ({
  ...{ id, kind, day, at: at?.toISOString() ?? null, amount: toBaht(satang) },
});

export const findNewest = (db: Pick<Tx, 'query'>, memberId: string) => db.query<Row>(newest, [memberId]);
export const findOfMonth = (db: Pick<Tx, 'query'>, memberId: string, month: string, kind?: string) =>
  db.query<Row>(ofMonth, [memberId, month, kind ?? null]);

/** The newest movements of the member's commission. */
export const listTransactions: Verb<typeof affiliate.transactions> = async ({ ctx }) =>
  (await findNewest(ctx.db, ctx.memberId)).map(present);

/** Movements of a month, all or of one kind. */
export const listTransactionsOfMonth: Verb<typeof affiliate.transactionsOfMonth> = async ({ ctx, input }) => {
  const month = input.month ?? bangkokMonth(ctx.now());
  const rows = await findOfMonth(ctx.db, ctx.memberId, month, input.kind);
  return { month, rows: rows.map(present) };
};
