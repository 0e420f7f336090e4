import type { Statement } from '#backend/db/database.ts';
import type { Verb } from '#backend/http/implement.ts';
import { type BillHeadRow, presentBillHead } from '#backend/lotto/bills/present.ts';
import type { lotto } from '#contract/lotto.ts';

/** Bill ids are time-ordered, so the id is the order. */
const list: Statement = {
  name: 'lotto_list_bills',
  text: `
    SELECT bill.id, bill.round_id AS "roundId", bill.status, bill.line_count AS "lineCount",
      bill.charged_satang AS "chargedSatang", bill.payout_satang AS "payoutSatang", bill.created_at AS "createdAt",
      bill.ended_at AS "endedAt", bill.result_version AS "resultVersion",
      round.kind, round.draw_date::text AS "drawDate", round.closes_at AS "closesAt", round.status AS "roundStatus",
      lotto_kind.name AS "kindName", lotto_kind.cancel_minutes AS "cancelMinutes"
    FROM bill JOIN round ON round.id = bill.round_id JOIN lotto_kind ON lotto_kind.kind = round.kind
    WHERE bill.member_id = $1::uuid AND ($2::text IS NULL OR bill.round_id = $2::text)
      AND ($3::text IS NULL OR bill.status = $3::text) AND ($4::uuid IS NULL OR bill.id < $4::uuid)
    ORDER BY bill.id DESC LIMIT $5::int`,
};

type BillHead = BillHeadRow['bill'];
type ListedRound = Omit<BillHeadRow['round'], 'status'>;
interface ListedBill extends BillHead, ListedRound {
  readonly roundStatus: BillHeadRow['round']['status'];
  readonly kindName: string;
  readonly cancelMinutes: number | null;
}

/** The member's bills without their lines, newest first. */
export const listBills: Verb<typeof lotto.billList> = async ({ ctx, input }) => {
  const { round_id: roundId, status, before, limit } = input;
  const values = [ctx.memberId, roundId, status, before, limit];
  const rows = await ctx.db.query<ListedBill>(
    list,
    values.map((value) => value ?? null),
  );
  const now = ctx.now();
  return rows.map((row) =>
    presentBillHead(
      {
        bill: row,
        round: { kind: row.kind, drawDate: row.drawDate, closesAt: row.closesAt, status: row.roundStatus },
        kind: { name: row.kindName, cancelMinutes: row.cancelMinutes },
      },
      now,
    ),
  );
};
