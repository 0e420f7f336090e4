import {
  billColumns,
  billTables,
  conditionOf,
  filterOf,
  type ListedBill,
  presentListed,
} from '#backend/areas/lotto/bills/find-bills.ts';
import type { Statement } from '#backend/core/db/database.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { type BillTotals, TOTALS_OVER } from '#contract/lotto/bills.ts';
import type { lotto } from '#contract/lotto.ts';
import { toBaht } from '#rules/money/baht.ts';

interface TotalsRow {
  readonly count: bigint;
  readonly face: bigint;
  readonly charged: bigint;
  readonly returned: bigint;
  readonly won: bigint;
}

/** The totals stand beside every bill of the page, and alone where it has none: null in all its columns. */
type Row = TotalsRow & (ListedBill | { readonly id: null });

/** Only the newest bills are summed, so that a page costs the same however many a member has. */
function pageOf(name: string, condition: string, [before, limit]: readonly [number, number]): Statement {
  return {
    name: `lotto_browse_bills${name}`,
    text: `
      WITH summed AS (
        SELECT count(*) AS count, coalesce(sum(face_satang), 0)::bigint AS face,
          coalesce(sum(charged_satang), 0)::bigint AS charged,
          coalesce(sum(charged_satang) FILTER (WHERE status IN ('cancelled', 'refunded')), 0)::bigint AS returned,
          coalesce(sum(payout_satang), 0)::bigint AS won
        FROM (
          SELECT bill.face_satang, bill.charged_satang, bill.payout_satang, bill.status, bill.id FROM ${billTables}
          WHERE ${condition} ORDER BY bill.id DESC LIMIT ${TOTALS_OVER}
        ) newest
      ), page AS (
        SELECT ${billColumns} FROM ${billTables}
        WHERE ${condition} AND ($${before}::uuid IS NULL OR bill.id < $${before}::uuid)
        ORDER BY bill.id DESC LIMIT $${limit}::int
      )
      SELECT summed.*, page.* FROM summed LEFT JOIN page ON true ORDER BY page.id DESC`,
  };
}

function presentTotals({ count, face, charged, returned, won }: TotalsRow): BillTotals {
  return {
    count: Number(count),
    is_capped: count >= TOTALS_OVER,
    face: toBaht(face),
    charged: toBaht(charged),
    returned: toBaht(returned),
    won: toBaht(won),
  };
}

/** A page of the member's bills, and the totals of what the filter lets through, in one statement. */
export const listBillPage: Verb<typeof lotto.billPage> = async ({ ctx, input }) => {
  const { name, text, values } = conditionOf(filterOf(ctx.memberId, input));
  const browse = pageOf(name, text, [values.length + 1, values.length + 2]);
  const rows = await ctx.db.query<Row>(browse, [...values, input.before ?? null, input.limit + 1]);
  const [totals] = rows;
  if (!totals) throw new Error('Totals come even where no bill does');
  const now = ctx.now();
  const listed = rows.flatMap((row) => (row.id === null ? [] : [presentListed(row, now)]));
  const bills = listed.slice(0, input.limit);
  const next = listed.length > bills.length ? (bills.at(-1)?.bill_id ?? null) : null;
  return { bills, totals: presentTotals(totals), next };
};
