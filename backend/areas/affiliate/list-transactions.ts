import type { Statement } from '#backend/core/db/database.ts';
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

/** Commission by day, so that nobody reads single bets of a friend, and each payment. */
const movements = `
  SELECT * FROM (
    SELECT 'commission:' || day AS id, 'commission' AS kind, day::text AS day, NULL::timestamptz AS at, sum(earned_satang)::bigint AS satang
    FROM affiliate_day WHERE referrer_id = $1::uuid GROUP BY day HAVING sum(earned_satang) > 0
    UNION ALL
    SELECT 'reversal:' || day, 'reversal', day::text, NULL, -sum(reversed_satang)::bigint
    FROM affiliate_day WHERE referrer_id = $1::uuid GROUP BY day HAVING sum(reversed_satang) > 0
    UNION ALL
    SELECT id::text, 'redeem', (at AT TIME ZONE 'Asia/Bangkok')::date::text, at, -satang FROM affiliate_redemption WHERE member_id = $1::uuid
  ) movement`;
const order = 'ORDER BY day DESC, at DESC NULLS LAST, kind DESC, id DESC';

const newest: Statement = { name: 'affiliate_newest', text: `${movements} ${order} LIMIT ${NEWEST}` };
const ofMonth: Statement = {
  name: 'affiliate_of_month',
  text: `${movements} WHERE starts_with(day, $2::text) AND kind = coalesce($3::text, kind) ${order} LIMIT ${MOST_OF_MONTH}`,
};

const present = ({ id, kind, day, at, satang }: Row): AffiliateTransaction => ({
  ...{ id, kind, day, at: at?.toISOString() ?? null, amount: toBaht(satang) },
});

/** The newest movements of the member's commission. */
export const listTransactions: Verb<typeof affiliate.transactions> = async ({ ctx }) =>
  (await ctx.db.query<Row>(newest, [ctx.memberId])).map(present);

/** Movements of a month, all or of one kind. */
export const listTransactionsOfMonth: Verb<typeof affiliate.transactionsOfMonth> = async ({ ctx, input }) => {
  const month = input.month ?? bangkokMonth(ctx.now());
  const rows = await ctx.db.query<Row>(ofMonth, [ctx.memberId, month, input.kind ?? null]);
  return { month, rows: rows.map(present) };
};
